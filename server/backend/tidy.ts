import type { Database } from "./migrate.ts";

/** Looking takes a millisecond; what has just grown should not be slow for long. */
const LOOK_EVERY_MS = 60_000;

/**
 * PGlite has no process that vacuums and counts what is in the tables, as PostgreSQL has. Without it the planner does
 * not know how common a word is and indexes do not answer alone: with 200,000 messages most of a second instead of
 * milliseconds. A table is due when a fifth of it is new or dead; a small one never is.
 */
const dueTables = `
	select format('%I.%I', schema.nspname, class.relname) as name
	from pg_catalog.pg_class class
	join pg_catalog.pg_namespace schema on schema.oid = class.relnamespace
	cross join lateral (
		select
			pg_catalog.pg_relation_size(class.oid) / 8192 as pages,
			coalesce(pg_catalog.pg_stat_get_dead_tuples(class.oid), 0) as dead
	) now
	where class.relkind = 'r' and schema.nspname in ('public', 'auth', 'storage')
		and (now.pages - class.relallvisible > 20 + now.pages / 5 or now.dead > 500 + class.reltuples / 5)
	order by 1`;

/** Vacuums and counts what is due; says which tables were. */
export async function tidy(database: Pick<Database, "query">): Promise<string[]> {
	const due = (await database.query(dueTables)).map(({ name }) => String(name));
	// One by one: other statements get their turn in between.
	for (const table of due) await database.query(`vacuum (analyze) ${table}`);
	return due;
}

/** Looks every minute. Returns how to stop. */
export function keepTidy(database: Pick<Database, "query">): () => void {
	// What goes wrong here goes wrong for everybody else as well, and is told there.
	const look = () => void tidy(database).catch(() => {});
	const timer = setInterval(look, LOOK_EVERY_MS).unref();
	return () => clearInterval(timer);
}
