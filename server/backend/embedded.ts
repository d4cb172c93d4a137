import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createGateway } from "./gateway.ts";
import { serveOnLoopback } from "./http.ts";
import { applyPendingMigrations, type Database } from "./migrate.ts";
import { createSchemaCache } from "./schema-cache.ts";
import type { Secrets } from "./secrets.ts";
import { createFileStorage } from "./storage-adapter.ts";
import { grantsScript, rolesScript } from "./system-schema.ts";
import { keepTidy } from "./tidy.ts";

export type EmbeddedOptions = {
	dataDir: string;
	databaseUrl?: string | undefined;
	secrets: Secrets;
	port: number;
	onProgress: (text: string) => void;
};

const minimumPasswordLength = 12;

const timestamptz = 1184;

/** PostgREST's form of a time, `2026-01-31T12:00:00.5+00:00`; sessions run in UTC. */
function isoTimestamp(text: string): string {
	return text.replace(" ", "T").replace(/\+00$/, "+00:00");
}

/**
 * The embedded Supabase: Data, Auth and Storage API over PGlite in the data folder or over a PostgreSQL.
 * The only file that knows `@supabase/lite`.
 */
export async function startEmbedded(options: EmbeddedOptions) {
	// Read by the module while it loads.
	process.env.EXPERIMENTAL_STORAGE = "1";
	const { App, ConsoleEmailDriver, SUPABASE_AUTH_HELPERS_SQL } = await import("@supabase/lite");
	if (
		options.databaseUrl === undefined &&
		!existsSync(path.join(options.dataDir, "db/PG_VERSION"))
	) {
		options.onProgress("Creating the database (first start only, a few seconds)");
	}
	const { connection, database } = await connect(options);

	const app = new App({
		connection,
		api: { enabled: true, schemas: ["public"], max_rows: 1000 },
		auth: {
			enabled: true,
			enable_signup: false,
			jwt_secret: options.secrets.jwtSecret,
			publishable_key: options.secrets.publishableKey,
			secret_key: options.secrets.secretKey,
			minimum_password_length: minimumPasswordLength,
			// With rotation, an older refresh token than the last but one ends the session.
			enable_refresh_token_rotation: true,
			email: { otp_expiry: 3600 },
		},
		storage: { enabled: true, file_size_limit: "10MiB" },
		studio: { enabled: false },
		options: {
			server: { admin: false, disableStudio: true },
			drivers: { email: new ConsoleEmailDriver({ silent: true }) },
		},
	});
	app._storageAdapter = createFileStorage(path.join(options.dataDir, "storage"));
	await app.init();
	if (!(await hasHistory(database))) {
		await database.transact(rolesScript);
		await app.ensureSystemSchema();
		await database.transact(`${SUPABASE_AUTH_HELPERS_SQL}\n${grantsScript}`);
	}
	await applyPendingMigrations(database, (name) =>
		options.onProgress(`Migrating the database: ${name.replaceAll("_", " ")}`),
	);
	// See system-schema.ts: keeps the first request from granting everything to everybody.
	Object.assign(connection, { rlsState: "active" });
	if (options.databaseUrl === undefined) {
		const file = path.join(options.dataDir, "db-schema.json");
		connection.config.schemaCache = await createSchemaCache(file, await schemaVersion(database));
	}
	// The first request finds everything in place.
	await connection.introspect({ useCache: true });

	const handle = createGateway({
		fetch: (request) => app.fetch(request),
		database,
		secretKey: options.secrets.secretKey,
		minimumPasswordLength,
		largestFile: 10 * 1024 * 1024,
	});
	const { server, url } = await serveOnLoopback(handle, options.port);
	const stopTidying = options.databaseUrl === undefined ? keepTidy(database) : () => {};

	return {
		url,
		database,
		async close() {
			stopTidying();
			server.closeIdleConnections();
			await new Promise<void>((resolve) => {
				const hurry = setTimeout(() => server.closeAllConnections(), 3000);
				server.close(() => {
					clearTimeout(hurry);
					resolve();
				});
			});
			await connection.close();
		},
	};
}

async function connect(options: EmbeddedOptions) {
	if (options.databaseUrl === undefined) {
		const { createPgliteConnection } = await import("@supabase/lite/pglite");
		const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
		const connection = await createPgliteConnection({
			url: path.join(options.dataDir, "db"),
			pgliteOptions: { extensions: { pg_trgm }, parsers: { [timestamptz]: isoTimestamp } },
		});
		const database: Database = {
			query: async (text, parameters) =>
				(await connection.driver.query<Record<string, unknown>>(text, parameters)).rows,
			transact: (script) =>
				connection.driver.transaction(async (transaction) => {
					await transaction.exec(script);
				}),
			dump: () => connection.driver.dumpDataDir("none"),
		};
		return { connection, database };
	}
	const { createPostgresConnection } = await import("@supabase/lite/postgres");
	const connection = createPostgresConnection({
		url: options.databaseUrl,
		postgresOptions: {
			onnotice: () => {},
			// Seconds. The driver's own pauses grow to twenty: a message that was refused meanwhile would still be stored.
			backoff: () => 0.2,
			types: {
				timestamptz: {
					to: timestamptz,
					from: [timestamptz],
					serialize: String,
					parse: isoTimestamp,
				},
			},
		},
	});
	const database: Database = {
		query: async (text, parameters) => [
			...(await connection.driver.unsafe<Record<string, unknown>[]>(
				text,
				parameters?.map((value) => (value === null ? null : String(value))),
			)),
		],
		transact: async (script) => {
			await connection.driver.begin((transaction) => transaction.unsafe(script));
		},
	};
	return { connection, database };
}

async function hasHistory(database: Database): Promise<boolean> {
	const rows = await database.query(
		"select to_regclass('supabase_migrations.schema_migrations') is not null as found",
	);
	return rows[0]?.found === true;
}

/** Names the state of the schema: the migrations that made it and the build of the module that reads it. */
async function schemaVersion(database: Database): Promise<string> {
	const [row] = await database.query(
		"select md5(string_agg(version || md5(statements::text), ',' order by version)) as history from supabase_migrations.schema_migrations",
	);
	const { size, mtimeMs } = await stat(fileURLToPath(import.meta.resolve("@supabase/lite")));
	return `${row?.history} ${size} ${mtimeMs}`;
}
