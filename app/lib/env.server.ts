import { z } from "zod";
import { parseTrustedProxies } from "./trust-proxy.ts";

const trustedProxies = z.string().transform((value, context) => {
	const parsed = parseTrustedProxies(value);
	if (parsed) return parsed;
	context.addIssue({ code: "custom", message: "must be off, on, a number of hops, or addresses" });
	return z.NEVER;
});

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const email = z.email({ error: "must be an e-mail address" });

const schema = z
	.object({
		PORT: z.coerce
			.number({ error: "must be a port number" })
			.int()
			.min(0)
			.max(65_535)
			.default(3000),
		HOST: z.string().min(1).default("127.0.0.1"),
		SITE_URL: httpUrl.optional(),
		DATA_DIR: z.string().min(1).default(".data"),
		STAFF_EMAIL: email.default("staff@example.org"),
		STAFF_PASSWORD: z.string().min(12, { error: "must have at least 12 characters" }).optional(),
		SUPPORT_EMAIL: email.default("hello@example.org"),
		SUPABASE_URL: httpUrl.optional(),
		SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
		SUPABASE_SECRET_KEY: z.string().optional(),
		DATABASE_URL: z
			.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" })
			.optional(),
		BACKEND: z.literal("mock", { error: "can only be mock" }).optional(),
		RESEND_API_KEY: z.string().optional(),
		RESEND_API_URL: httpUrl.default("https://api.resend.com"),
		SMTP_URL: z
			.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })
			.optional(),
		UPLOAD_WEBHOOK_URL: httpUrl.optional(),
		UPLOAD_WEBHOOK_SECRET: z
			.string()
			.regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/, { error: "must be whsec_ followed by base64" })
			.optional(),
		TRUST_PROXY: trustedProxies.default({ hops: 0 }),
		WEB_CONCURRENCY: z.coerce
			.number({ error: "must be a number from 1 to 64" })
			.int()
			.min(1)
			.max(64)
			.default(1),
		/** Set by the supervisor for its web processes. */
		BACKEND_KIND: z.enum(["embedded", "hosted", "mock"]).optional(),
		FORM_SECRET: z.string().optional(),
	})
	.superRefine((value, context) => {
		for (const key of ["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"] as const) {
			if (value.SUPABASE_URL && !value[key]) {
				context.addIssue({ code: "custom", path: [key], message: "is needed with SUPABASE_URL" });
			}
		}
		if (value.SUPABASE_URL && value.DATABASE_URL) {
			const message = "cannot be combined with SUPABASE_URL: choose one backend";
			context.addIssue({ code: "custom", path: ["DATABASE_URL"], message });
		}
	})
	.transform((value) => ({
		...value,
		SITE_URL: (value.SITE_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ""),
		BACKEND_KIND:
			value.BACKEND_KIND ??
			(value.BACKEND === "mock" ? "mock" : value.SUPABASE_URL ? "hosted" : "embedded"),
	}));

export type Env = z.output<typeof schema>;

export class EnvironmentError extends Error {}

/** Reads the whole environment once; a broken one fails at boot, with every problem listed. Empty is not set. */
export function parseEnv(source: Record<string, string | undefined>): Env {
	const set = Object.entries(source).filter(([, value]) => value !== "");
	const result = schema.safeParse(Object.fromEntries(set));
	if (result.success) return result.data;
	const lines = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
	throw new EnvironmentError(`The environment is not usable: ${lines.join("; ")}.`);
}

let parsed: Env | undefined;

export function env(): Env {
	parsed ??= parseEnv(process.env);
	return parsed;
}
