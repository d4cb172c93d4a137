import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** What the migrator needs of a database, PGlite or PostgreSQL. */
export type Database = {
	query(text: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>;
	/** Runs a script of several statements in one transaction. */
	transact(script: string): Promise<void>;
	/** The database's folder as an archive, as it is between two statements. PostgreSQL has its own tool for that. */
	dump?(): Promise<Blob>;
};

export const migrationsFolder = path.join(import.meta.dirname, "../../supabase/migrations");

/** In the order in which they are applied. A name begins with its version, 14 digits. */
export async function migrationFiles(): Promise<string[]> {
	return (await readdir(migrationsFolder)).filter((file) => /^\d{14}_.+\.sql$/.test(file)).sort();
}

/** Applies what is not in the history yet, in order, each file in one transaction, as the Supabase CLI does. */
export async function applyPendingMigrations(
	database: Database,
	onApply: (name: string) => void = () => {},
): Promise<number> {
	const done = new Set(
		(await database.query("select version from supabase_migrations.schema_migrations")).map(
			(row) => row.version,
		),
	);
	const pending = (await migrationFiles()).filter((file) => !done.has(file.slice(0, 14)));
	for (const file of pending) {
		const [version, name] = [file.slice(0, 14), file.slice(15, -4)];
		onApply(name);
		const script = await readFile(path.join(migrationsFolder, file), "utf8");
		// The history first: of two servers that start at once on one database, the second fails here and starts anew.
		await database.transact(
			`insert into supabase_migrations.schema_migrations (version, name, statements) values (${quote(version)}, ${quote(name)}, array[${quote(script)}]);\n${script}`,
		);
	}
	return pending.length;
}

function quote(text: string): string {
	return `'${text.replaceAll("'", "''")}'`;
}
