import { chmod, mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseEnv } from "#app/lib/env.server.ts";
import { lockDataDir } from "#server/backend/lock.ts";
import { tar, worthKeeping } from "./data-archive.ts";
import { reportFailure } from "./report-failure.ts";

/** npm run backup -- [file]: database, uploaded files, captured mail and secrets of the embedded backend, in one file. */
async function backUp() {
	const env = parseEnv(process.env);
	if (env.BACKEND_KIND !== "embedded")
		throw new Error("Only the embedded backend is backed up here: use Supabase's own back-ups.");
	if (env.DATABASE_URL)
		throw new Error(
			"The database is in DATABASE_URL: back it up with pg_dump, and the data folder as files.",
		);
	const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-");
	const file = resolve(
		parseArgs({ allowPositionals: true }).positionals[0] ?? `plumbline-${stamp}.tar.gz`,
	);
	const dataDir = resolve(env.DATA_DIR);
	const lock = await lockDataDir(dataDir);
	try {
		await mkdir(dirname(file), { recursive: true });
		await tar(
			["--create", "--gzip", "--file", file, "--directory", dataDir],
			await worthKeeping(dataDir),
		);
		// It holds messages and keys: for its owner only.
		await chmod(file, 0o600);
	} finally {
		await lock.release();
	}
	console.log(`Backed up ${dataDir} to ${file}`);
}

await backUp().catch(reportFailure);
