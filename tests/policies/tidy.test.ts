import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tidy } from "#server/backend/tidy.ts";

let pglite: PGlite;
const database = {
	query: async (text: string) => (await pglite.query<Record<string, unknown>>(text)).rows,
};

beforeAll(async () => {
	pglite = await PGlite.create();
	await pglite.exec(`
		create table public.many (id int primary key, word text);
		create table public.few (id int primary key);
		insert into public.many select n, 'word ' || n from generate_series(1, 10000) as n;
		insert into public.few select n from generate_series(1, 50) as n;`);
});

afterAll(() => pglite.close());

test("a table that has grown is vacuumed and counted, once, and a small one is left alone", async () => {
	expect(await tidy(database)).toEqual(["public.many"]);
	const [row] = await database.query(
		"select reltuples, relallvisible = relpages as is_visible from pg_class where relname = 'many'",
	);
	expect(row).toEqual({ reltuples: 10000, is_visible: true });
	expect(await tidy(database)).toEqual([]);
});

test("a table with many dead rows is due again", async () => {
	await pglite.exec("update public.many set word = word || '!' where id % 3 = 0");
	// The database writes its own figures down once a second.
	await pglite.query("select pg_stat_force_next_flush()");
	expect(await tidy(database)).toEqual(["public.many"]);
	expect(await tidy(database)).toEqual([]);
});
