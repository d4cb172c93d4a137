import { expect, test } from "vitest";
import { EnvironmentError, parseEnv } from "./env.server.ts";

test("an empty environment is the embedded product on port 3000", () => {
	expect(parseEnv({})).toMatchObject({
		PORT: 3000,
		HOST: "127.0.0.1",
		SITE_URL: "http://localhost:3000",
		BACKEND_KIND: "embedded",
		TRUST_PROXY: { hops: 0 },
	});
});

test("every broken variable is named in one message", () => {
	const attempt = () =>
		parseEnv({
			PORT: "seven",
			SUPPORT_EMAIL: "nobody",
			UPLOAD_WEBHOOK_SECRET: "x",
			BACKEND: "odd",
			TRUST_PROXY: "perhaps",
		});
	expect(attempt).toThrow(EnvironmentError);
	for (const name of ["PORT", "SUPPORT_EMAIL", "UPLOAD_WEBHOOK_SECRET", "TRUST_PROXY"]) {
		expect(attempt).toThrow(name);
	}
});

test("a hosted backend needs both keys", () => {
	expect(() => parseEnv({ SUPABASE_URL: "https://x.supabase.co" })).toThrow(
		"SUPABASE_SECRET_KEY is needed with SUPABASE_URL",
	);
});

test("empty variables count as not set, and the site address has no trailing slash", () => {
	const empty = {
		DATABASE_URL: "",
		SMTP_URL: "",
		PORT: "",
		HOST: "",
		STAFF_EMAIL: "",
		DATA_DIR: "",
	};
	const env = parseEnv({ ...empty, SITE_URL: "https://plumbline.example/" });
	expect(env.DATABASE_URL).toBeUndefined();
	expect(env).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", STAFF_EMAIL: "staff@example.org" });
	expect(env.SITE_URL).toBe("https://plumbline.example");
});
