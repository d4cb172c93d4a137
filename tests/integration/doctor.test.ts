import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startEmbedded } from "#server/backend/embedded.ts";
import { loadOrCreateSecrets, type Secrets } from "#server/backend/secrets.ts";
import { type Admin, adminClient } from "#server/backend/seed.ts";
import { freshDataDir } from "#tests/fixtures/backend.ts";
import { root } from "#tests/fixtures/site.ts";

/** Each fault turns its own line red, with a remedy; what is sound stays green, and no secret is printed. */

let folder: string;
let backend: Awaited<ReturnType<typeof startEmbedded>>;
let secrets: Secrets;
let admin: Admin;
let sql: (text: string) => Promise<unknown>;
/** Undoes what a test broke. */
const repairs: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
	// The embedded backend prints every statement that it refuses.
	vi.spyOn(console, "error").mockImplementation(() => {});
	folder = await freshDataDir();
	secrets = await loadOrCreateSecrets(folder);
	backend = await startEmbedded({ dataDir: folder, secrets, port: 0, onProgress: () => {} });
	sql = (text) => backend.database.query(text);
	admin = adminClient(backend.url, secrets.secretKey);
	const { data } = await admin.auth.admin.createUser({
		email: "ada@example.org",
		password: "several words in a row",
	});
	await admin.from("staff").insert({ user_id: data.user?.id ?? "", email: "ada@example.org" });
});
afterEach(async () => {
	for (const repair of repairs.splice(0).reverse()) await repair();
});
afterAll(async () => {
	await backend.close();
	await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** What the doctor says: for each line its mark, and the text with its remedy. */
async function examine(changes: Record<string, string> = {}) {
	const hosted = {
		SUPABASE_URL: backend.url,
		SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
		SUPABASE_SECRET_KEY: secrets.secretKey,
	};
	const env = { ...process.env, NODE_NO_WARNINGS: "1", DATA_DIR: folder, ...hosted, ...changes };
	const { code, text } = await new Promise<{ code: number; text: string }>((resolve) => {
		const command = ["scripts/doctor.ts"];
		execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) => {
			resolve({ code: Number(error?.code ?? 0), text: stdout + stderr });
		});
	});
	const lines = [...text.matchAll(/^([✔✘]) ([\w ]+): (.*)(?:\n {4}Remedy: (.*))?$/gm)];
	const told = new Map(
		lines.map(([, mark, name = "", what, remedy]) => [name, { mark, what, remedy }]),
	);
	const red = [...told].filter(([, { mark }]) => mark === "✘").map(([name]) => name);
	expect(text).not.toMatch(/\n\s+at \S+|node:internal/);
	for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
	return { code, text, told, red };
}

async function listen(answer: (path: string) => { status: number; body: string }) {
	const server = createServer((request, response) => {
		const { status, body } = answer(request.url ?? "");
		response.writeHead(status).end(body);
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	repairs.push(() => new Promise((resolve) => server.close(resolve)));
	const address = server.address();
	return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

test("all is green where all is sound, with mail by a key that may only send", async () => {
	const url = await listen((path) =>
		path === "/domains"
			? { status: 401, body: '{"name":"restricted_api_key"}' }
			: { status: 404, body: "" },
	);
	const { code, red, told } = await examine({
		RESEND_API_KEY: "re_test",
		RESEND_API_URL: url,
		UPLOAD_WEBHOOK_URL: `${url}/fileProcess`,
		UPLOAD_WEBHOOK_SECRET: "whsec_c2VjcmV0",
	});
	expect({ code, red }).toEqual({ code: 0, red: [] });
	expect([...told.keys()]).toEqual([
		"environment",
		"data folder",
		"disk",
		"mail",
		"webhook",
		"backend",
		"migrations",
		"policies",
		"bucket",
		"staff",
	]);
});

test("a dropped policy, a public bucket, no staff, a refused key and an unsigned webhook", async () => {
	const [row] = await backend.database.query("select user_id, email from public.staff");
	await sql("delete from public.staff");
	repairs.push(() =>
		sql(`insert into public.staff (user_id, email) values ('${row?.user_id}', '${row?.email}')`),
	);
	await sql('drop policy "Staff read messages" on public.contact_submissions');
	const policy = `create policy "Staff read messages" on public.contact_submissions
		for select to authenticated using ((select private.is_staff()))`;
	repairs.push(() => sql(policy));
	await sql("update storage.buckets set public = true");
	repairs.push(() => sql("update storage.buckets set public = false"));
	const url = await listen(() => ({ status: 403, body: '{"name":"invalid_api_key"}' }));

	const { code, red, told, text } = await examine({
		RESEND_API_KEY: "re_a-secret-key",
		RESEND_API_URL: url,
		UPLOAD_WEBHOOK_URL: `${url}/fileProcess`,
	});
	expect({ code, red }).toEqual({
		code: 1,
		red: ["mail", "webhook", "policies", "bucket", "staff"],
	});
	expect(told.get("policies")).toMatchObject({
		what: expect.stringContaining('"Staff read messages" on public.contact_submissions'),
		remedy: expect.stringContaining("20261101000300_contact_submissions.sql"),
	});
	expect(told.get("mail")?.remedy).toContain("RESEND_API_KEY");
	expect(told.get("webhook")?.remedy).toContain("UPLOAD_WEBHOOK_SECRET");
	expect(told.get("bucket")?.what).toBe("the bucket uploads is public");
	expect(told.get("staff")?.remedy).toContain("npm run staff -- add");
	expect(text).not.toContain("re_a-secret-key");
});

test("a missing migration, an open table, a missing bucket, and nobody at the other end", async () => {
	await sql(
		"update supabase_migrations.schema_migrations set version = '0' where version = '20261101000900'",
	);
	repairs.push(() =>
		sql(
			"update supabase_migrations.schema_migrations set version = '20261101000900' where version = '0'",
		),
	);
	await sql("alter table public.deliveries disable row level security");
	repairs.push(() => sql("alter table public.deliveries enable row level security"));
	await sql("update storage.buckets set id = 'elsewhere'");
	repairs.push(() => sql("update storage.buckets set id = 'uploads'"));

	const { code, red, told, text } = await examine({
		SMTP_URL: "smtp://ada:the-mail-password@127.0.0.1:9",
		UPLOAD_WEBHOOK_URL: "http://127.0.0.1:9/fileProcess",
		UPLOAD_WEBHOOK_SECRET: "whsec_c2VjcmV0",
	});
	expect({ code, red }).toEqual({
		code: 1,
		red: ["mail", "webhook", "migrations", "policies", "bucket"],
	});
	expect(told.get("migrations")).toMatchObject({
		what: "not applied: 20261101000900",
		remedy: expect.stringContaining("supabase db push"),
	});
	expect(told.get("policies")).toMatchObject({
		what: "row-level security is off for public.deliveries",
		remedy: expect.stringContaining("enable row level security"),
	});
	expect(told.get("bucket")?.what).toBe("the bucket uploads is missing");
	expect(told.get("webhook")?.what).toBe("127.0.0.1:9 cannot be reached");
	expect(told.get("mail")?.remedy).toContain("SMTP_URL");
	expect(text).not.toMatch(/the-mail-password|c2VjcmV0/);
});

test("a right too many for visitors, and a publishable key of another project", async () => {
	await sql("grant select on public.contact_submissions to anon");
	repairs.push(() => sql("revoke select on public.contact_submissions from anon"));
	const open = await examine();
	expect(open.red).toEqual(["policies"]);
	expect(open.told.get("policies")).toMatchObject({
		what: "visitors may read contact_submissions",
		remedy: expect.stringContaining("revoke all on public.contact_submissions"),
	});
	const wrong = await examine({ SUPABASE_PUBLISHABLE_KEY: "sb_publishable_other" });
	expect(wrong.red).toEqual(["policies"]);
	expect(wrong.told.get("policies")?.remedy).toContain("SUPABASE_PUBLISHABLE_KEY");
});

test("a data folder that cannot be made, and settings that cannot be read", async () => {
	const place = await mkdtemp(join(tmpdir(), "plumbline-doctor-"));
	repairs.push(() => rm(place, { recursive: true }));
	await writeFile(join(place, "file"), "");
	const embedded = { SUPABASE_URL: "", DATA_DIR: join(place, "file/data") };
	const blocked = await examine(embedded);
	expect(blocked.red).toEqual(["data folder", "backend"]);
	expect(blocked.told.get("data folder")?.remedy).toContain("DATA_DIR");

	const unreadable = await examine({ STAFF_EMAIL: "nobody", STAFF_PASSWORD: "short-one" });
	expect(unreadable.red).toEqual(["environment"]);
	expect(unreadable.told.get("environment")?.what).toMatch(/STAFF_EMAIL .*STAFF_PASSWORD/);
	expect(unreadable.text).not.toContain("short-one");
});
