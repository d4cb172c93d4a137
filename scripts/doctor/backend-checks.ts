import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import { BUCKET, MAX_FILE_BYTES } from "#app/features/uploads/rules.ts";
import type { Database } from "#app/lib/database.types.ts";
import type { Env } from "#app/lib/env.server.ts";
import { migrationFiles, migrationsFolder } from "#server/backend/migrate.ts";
import type { BackendAccess } from "#server/reach-backend.ts";
import { type Check, Fault, say } from "./check.ts";

const PATIENCE_MS = 10_000;

const installationSchema = z.object({
	migrations: z.array(z.string()).nullable(),
	open_tables: z.array(z.string()),
	policies: z.array(z.string()),
});

const PROTECTED = ["contact_submissions", "deliveries", "keep_alive", "staff", "uploads"] as const;

function clientOf(url: string, key: string) {
	return createClient<Database>(url, key, {
		auth: { persistSession: false, autoRefreshToken: false },
		global: {
			fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }),
		},
	});
}

/** First of all: where nothing answers, every other check would blame the wrong thing. */
export async function checkAnswer({ url, secretKey }: BackendAccess) {
	const { host } = new URL(url);
	const { error } = await clientOf(url, secretKey).auth.admin.listUsers({ perPage: 1 });
	if (error) throw new Error(`${host} does not answer, or does not know the secret key`);
	say(true, "backend", `${host} answers`);
}

export function backendChecks(
	env: Env,
	{ url, publishableKey, secretKey }: BackendAccess,
): Check[] {
	const visitor = clientOf(url, publishableKey);
	const service = clientOf(url, secretKey);

	async function installation() {
		const { data, error } = await service.rpc("installation");
		if (error) throw new Error("the newest ones are missing");
		return installationSchema.parse(data);
	}

	return [
		{
			name: "migrations",
			remedy:
				env.BACKEND_KIND === "hosted"
					? "Apply them: npx supabase db push"
					: "Restart the site: npm start applies them.",
			run: async () => {
				const { migrations } = await installation();
				const wanted = (await migrationFiles()).map((file) => file.slice(0, 14));
				const missing = wanted.filter((version) => migrations && !migrations.includes(version));
				if (missing.length > 0) throw new Error(`not applied: ${missing.join(", ")}`);
				return `all ${wanted.length} are applied`;
			},
		},
		{
			name: "policies",
			remedy: "Apply the migrations first.",
			run: async () => {
				const found = await installation();
				for (const table of found.open_tables) {
					if (table.startsWith("storage.")) continue;
					const remedy = `Run: alter table ${table} enable row level security;`;
					throw new Fault(`row-level security is off for ${table}`, remedy);
				}
				for (const { policy, file } of await wantedPolicies()) {
					if (found.policies.includes(policy)) continue;
					throw new Fault(
						`missing or changed: ${policy}`,
						`Run its statement in supabase/migrations/${file} again, as the owner of the database, or restore a back-up.`,
					);
				}
				await checkVisitor();
				return "visitors read articles, send messages, and can do nothing else";
			},
		},
		{
			name: "bucket",
			remedy: "Restart the site: at every start it makes the bucket private, with its limits.",
			run: async () => {
				const { data, error } = await service.storage.getBucket(BUCKET);
				if (error || !data) throw new Error(`the bucket ${BUCKET} is missing`);
				if (data.public) throw new Error(`the bucket ${BUCKET} is public`);
				if (data.file_size_limit !== MAX_FILE_BYTES)
					throw new Error(`the bucket ${BUCKET} has another size limit`);
				return `${BUCKET} is private and limited to 10 MB a file`;
			},
		},
		{
			name: "staff",
			remedy: "npm run staff -- add <e-mail>",
			run: async () => {
				const count = await countOf("staff");
				if (count > 0) return `${count} staff account${count === 1 ? "" : "s"}`;
				if (env.BACKEND_KIND === "embedded" && (await countOf("seeded_articles")) === 0)
					return `none yet: the first npm start makes ${env.STAFF_EMAIL}`;
				throw new Error("nobody can sign in");
			},
		},
	];

	async function countOf(table: "staff" | "seeded_articles"): Promise<number> {
		const { count, error } = await service.from(table).select("*", { head: true, count: "exact" });
		if (error) throw new Error(`the table ${table} cannot be read`);
		return count ?? 0;
	}

	/** What the policies come to, tried with the key that the site uses for visitors. */
	async function checkVisitor() {
		const { error: unreadable } = await visitor.from("articles").select("id").limit(1);
		if (unreadable)
			throw new Fault(
				"visitors cannot read articles",
				"Check SUPABASE_PUBLISHABLE_KEY: is it of this project?",
			);
		for (const table of PROTECTED) {
			const { error } = await visitor.from(table).select("*").limit(1);
			if (!error)
				throw new Fault(
					`visitors may read ${table}`,
					`Run: revoke all on public.${table} from anon;`,
				);
		}
		const text = "Written by npm run doctor.";
		const article = {
			title: text,
			slug: "doctor-probe",
			summary: text,
			content: text,
			author: text,
		};
		const { error } = await visitor.from("articles").insert({ ...article, is_draft: true });
		if (error) return;
		await service.from("articles").delete().eq("slug", article.slug);
		throw new Fault(
			"visitors can write articles",
			"Run: revoke insert on public.articles from anon;",
		);
	}
}

/** As `public.installation()` words them. */
async function wantedPolicies(): Promise<{ policy: string; file: string }[]> {
	const wanted = await Promise.all(
		(await migrationFiles()).map(async (file) => {
			const script = await readFile(join(migrationsFolder, file), "utf8");
			const found = script.matchAll(
				/^create policy ("[^"]+") on (\S+)\s+for (\w+) to ([\w, ]+?) (?:using|with check)/gm,
			);
			return [...found].map(([, name, table, command, roles = ""]) => ({
				policy: `${name} on ${table} for ${command} to ${roles.split(", ").sort().join(", ")}`,
				file,
			}));
		}),
	);
	return wanted.flat();
}
