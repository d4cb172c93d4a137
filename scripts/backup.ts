import { createWriteStream } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { parseEnv } from "#app/lib/env.server.ts";
import { type BackendAccess, withBackend } from "#server/reach-backend.ts";
import { tar, worthKeeping } from "./data-archive.ts";
import { reportFailure } from "./report-failure.ts";

/**
 * npm run backup -- [file]: database, uploaded files, captured mail and secrets of the embedded backend, in one file.
 * The site may run meanwhile.
 */
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
	await mkdir(dirname(file), { recursive: true });
	const staging = await mkdtemp(join(dirname(file), ".plumbline-backup-"));
	try {
		// The database first: every file it knows of is then still to be copied.
		await withBackend(env, (access) => copyDatabase(access, staging));
		const draft = join(staging, "archive");
		await tar(
			["--create", "--gzip", "--file", draft, "--directory", staging, "db", "--directory", dataDir],
			await worthKeeping(dataDir),
		);
		// It holds messages and keys: for its owner only.
		await chmod(draft, 0o600);
		await rename(draft, file);
	} finally {
		await rm(staging, { recursive: true, force: true });
	}
	console.log(`Backed up ${dataDir} to ${file}`);
}

async function copyDatabase({ url, secretKey }: BackendAccess, staging: string) {
	const response = await fetch(`${url}/backup/v1/database`, { headers: { apikey: secretKey } });
	if (!response.ok || !response.body) throw new Error("The database could not be copied.");
	const archive = join(staging, "db.tar");
	await pipeline(response.body, createWriteStream(archive, { mode: 0o600 }));
	await mkdir(join(staging, "db"), { mode: 0o700 });
	await tar(["--extract", "--file", archive, "--directory", join(staging, "db")]);
	await rm(archive);
}

await backUp().catch(reportFailure);
