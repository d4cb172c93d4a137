import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startEmbedded } from "#server/backend/embedded.ts";
import { loadOrCreateSecrets } from "#server/backend/secrets.ts";
import { adminClient } from "#server/backend/seed.ts";
import { startBackend } from "#server/backend/supervise.ts";
import { freshDataDir, removeTemporaryFolder } from "../fixtures/backend.ts";
import { startPostgres } from "../fixtures/postgres.ts";
import { describeSchema } from "./catalog.ts";
import { must, sampleSubmission } from "./samples.ts";

const folders: string[] = [];
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let postgres: Awaited<ReturnType<typeof startPostgres>>;

async function dataDir() {
	const folder = await freshDataDir();
	folders.push(folder);
	return folder;
}

beforeAll(async () => {
	const folder = await dataDir();
	const secrets = await loadOrCreateSecrets(folder);
	[embedded, postgres] = await Promise.all([
		startEmbedded({ dataDir: folder, secrets, port: 0, onProgress: () => {} }),
		startPostgres(),
	]);
});

afterAll(async () => {
	await Promise.all([embedded.close(), postgres.close()]);
	await Promise.all(folders.map(removeTemporaryFolder));
});

describe("on a real PostgreSQL", () => {
	test("the site's backend starts, works and starts again", async () => {
		const folder = await dataDir();
		const secrets = await loadOrCreateSecrets(folder);
		const options = { dataDir: folder, databaseUrl: postgres.url, secrets };
		const submission = sampleSubmission();

		const first = await startBackend(options);
		const visitor = adminClient(first.url, secrets.publishableKey);
		await must(visitor.from("contact_submissions").insert(submission));
		expect((await visitor.from("contact_submissions").select()).error?.code).toBe("42501");
		const account = { email: "ada@example.org", password: "correct horse battery" };
		const admin = adminClient(first.url, secrets.secretKey);
		expect((await admin.auth.admin.createUser(account)).error).toBeNull();
		expect((await visitor.auth.signInWithPassword(account)).error).toBeNull();
		expect((await admin.auth.admin.createUser({ email: "later@example.org" })).error).toBeNull();
		expect(
			await postgres.query(
				"select encrypted_password from auth.users where email = 'later@example.org'",
			),
		).toEqual([{ encrypted_password: null }]);
		await first.close();

		const second = await startBackend(options);
		const again = adminClient(second.url, secrets.secretKey);
		const [row] = await must(again.from("contact_submissions").select("id, created_at"));
		expect(row).toEqual({
			id: submission.id,
			created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/),
		});
		expect(await must(again.from("deliveries").select("kind"))).toHaveLength(2);
		expect(await must(again.rpc("site_state").single())).toEqual({
			version: expect.any(Number),
			next_publication: null,
		});
		await second.close();
	});

	test("the migrations make the same schema as on PGlite", async () => {
		const folder = await dataDir();
		const secrets = await loadOrCreateSecrets(folder);
		await (await startBackend({ dataDir: folder, databaseUrl: postgres.url, secrets })).close();
		const onPglite = await describeSchema((text) => embedded.database.query(text));
		const onPostgres = await describeSchema(postgres.query);
		for (const [part, rows] of Object.entries(onPglite)) {
			expect(rows.length, part).toBeGreaterThan(0);
			expect(onPostgres[part], part).toEqual(rows);
		}
	});
});

test("the types of the client say what the database has", async () => {
	const file = path.join(import.meta.dirname, "../../app/lib/database.types.ts");
	const types = await readFile(file, "utf8");
	const written = [...types.matchAll(/^\t{3}(\w+): \{\n\t{4}Row: \{\n([\s\S]*?)\n\t{4}\};/gm)].map(
		([, table, body]) => [table, body?.split("\n").map((line) => line.trim()) ?? []],
	);
	const rows = await embedded.database.query(`
		select table_name, array_agg(column_name || ': ' || case
				when data_type in ('integer', 'bigint') then 'number' when data_type = 'boolean' then 'boolean'
				when data_type = 'jsonb' then 'Json' when data_type = 'tsvector' then 'unknown'
				when data_type = 'ARRAY' then 'string[]' else 'string' end
			|| case when is_nullable = 'YES' and data_type <> 'tsvector' then ' | null' else '' end || ';'
			order by ordinal_position) as columns
		from information_schema.columns where table_schema = 'public' group by table_name`);
	expect(Object.fromEntries(written)).toEqual(
		Object.fromEntries(rows.map(({ table_name, columns }) => [table_name, columns])),
	);
	const functions = await embedded.database.query(`
		select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`);
	const section = types.slice(types.indexOf("Functions: {"));
	expect([...section.matchAll(/^\t{3}(\w+): \{/gm)].map(([, name]) => name).sort()).toEqual(
		functions.map(({ proname }) => proname),
	);
});

describe("Supabase's linter finds nothing", () => {
	const query = (text: string) => embedded.database.query(text);

	test("row-level security is on for every table, each with a policy (0008, 0013)", async () => {
		const open = await query(`
			select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
			where n.nspname in ('public', 'storage') and c.relkind in ('r', 'p')
				and c.relname <> 'migrations' and not c.relrowsecurity`);
		expect(open).toEqual([]);
		const withoutPolicy = await query(`
			select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
				and not exists (select 1 from pg_policy p where p.polrelid = c.oid)`);
		expect(withoutPolicy).toEqual([]);
	});

	test("every function has a fixed search path (0011)", async () => {
		const mutable = await query(`
			select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
			where n.nspname in ('public', 'private')
				and not coalesce(p.proconfig @> array['search_path=""'], false)`);
		expect(mutable).toEqual([]);
	});

	test("no two permissive policies apply to one role and operation (0006)", async () => {
		const overlapping = await query(`
			select tablename, cmd, role, count(*) from (
				select schemaname, tablename, unnest(roles) as role,
					unnest(case when cmd = 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) as cmd
				from pg_policies where permissive = 'PERMISSIVE'
			) p group by schemaname, tablename, cmd, role having count(*) > 1`);
		expect(overlapping).toEqual([]);
	});

	test("every policy names its roles, and no check is simply true (0024)", async () => {
		const careless = await query(`
			select policyname from pg_policies
			where 'public' = any (roles) or qual = 'true' or with_check = 'true'`);
		expect(careless).toEqual([]);
	});

	test("functions are asked once per query, not once per row (0003)", async () => {
		const perRow = await query(`
			select policyname, qual, with_check from pg_policies
			where regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT private\\.is_staff\\(\\)', '', 'g')
				~ '(is_staff|auth\\.uid|auth\\.role|auth\\.jwt)\\('`);
		expect(perRow).toEqual([]);
	});

	test("functions that run with their owner's rights are not exposed (0028, 0029)", async () => {
		const exposed = await query(`
			select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef`);
		expect(exposed).toEqual([]);
		const callable = await query(`
			select p.proname from pg_proc p
			where p.pronamespace = 'private'::regnamespace and p.prosecdef
				and has_function_privilege('anon', p.oid, 'execute') order by 1`);
		// They give nothing but ids of published articles.
		expect(callable.map(({ proname }) => proname)).toEqual([
			"matching_articles",
			"related_articles",
		]);
	});

	test("every foreign key has an index (0001)", async () => {
		const bare = await query(`
			select k.conname from pg_constraint k
			where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
				select 1 from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`);
		expect(bare).toEqual([]);
	});

	test("every table has a primary key, and no index is there twice or broken (0004, 0009, 0030)", async () => {
		const withoutKey = await query(`
			select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
				and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary)`);
		expect(withoutKey).toEqual([]);
		const twice = await query(`
			select array_agg(indexname) from pg_indexes where schemaname = 'public'
			group by tablename, regexp_replace(indexdef, '^CREATE (UNIQUE )?INDEX \\S+ ', '') having count(*) > 1`);
		expect(twice).toEqual([]);
		expect(await query("select indexrelid::regclass from pg_index where not indisvalid")).toEqual(
			[],
		);
	});

	test("nothing goes round row-level security: no views, foreign tables or open buckets (0002, 0010, 0016, 0017, 0025)", async () => {
		const around = await query(`
			select relname from pg_class
			where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`);
		expect(around).toEqual([]);
		expect(await query("select id from storage.buckets where public")).toEqual([]);
	});

	test("extensions stand apart, and policies do not trust what users can write (0014, 0015)", async () => {
		const inPublic = await query(
			"select extname from pg_extension where extnamespace = 'public'::regnamespace",
		);
		expect(inPublic).toEqual([]);
		const trusting = await query(`
			select policyname from pg_policies where coalesce(qual, '') || coalesce(with_check, '') ~ 'user_metadata'`);
		expect(trusting).toEqual([]);
	});

	test("accounts are referred to by their key, and no column has a type that hinders upgrades (0018, 0021)", async () => {
		const byOther = await query(`
			select k.conname from pg_constraint k
			where k.contype = 'f' and k.confrelid in (select oid from pg_class where relnamespace = 'auth'::regnamespace)
				and not exists (select 1 from pg_index i where i.indexrelid = k.conindid and i.indisprimary)`);
		expect(byOther).toEqual([]);
		const hindering = await query(`
			select table_name, column_name from information_schema.columns
			where table_schema in ('public', 'private')
				and udt_name in ('regcollation', 'regconfig', 'regdictionary', 'regnamespace', 'regoper', 'regoperator', 'regproc', 'regprocedure')`);
		expect(hindering).toEqual([]);
	});

	test("nobody but the server reaches the accounts", async () => {
		const reachable = await query(`
			select c.relname, r.rolname from pg_class c, pg_roles r
			where c.relnamespace = 'auth'::regnamespace and c.relkind = 'r'
				and r.rolname in ('anon', 'authenticated', 'service_role')
				and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete')`);
		expect(reachable).toEqual([]);
	});
});
