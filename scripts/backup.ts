import { createWriteStream, existsSync, statSync } from "node:fs";
import { chmod, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { parseEnv } from "#app/lib/env.server.ts";
import { type BackendAccess, withBackend } from "#server/reach-backend.ts";
import { pack, refuseOtherBackends, unpack, withStaging, worthKeeping } from "./data-archive.ts";
import { reportFailure } from "./report-failure.ts";

/**
 * npm run backup -- [file or folder]: database, uploaded files, captured mail and secrets of the embedded backend, in
 * one file. The site may run meanwhile. An older file of that name stays until the new one is complete.
 */
async function backUp() {
	const env = parseEnv(process.env);
	refuseOtherBackends(env);
	const dataDir = resolve(env.DATA_DIR);
	if (!existsSync(join(dataDir, "db/PG_VERSION")))
		throw new Error(`There is no database in ${dataDir}: is DATA_DIR right?`);
	const file = target(parseArgs({ allowPositionals: true }).positionals[0] ?? ".");
	if (file.startsWith(dataDir + sep))
		throw new Error(`Choose a place outside of the data folder ${dataDir}.`);
	await mkdir(dirname(file), { recursive: true });
	const staging = join(dirname(file), `.plumbline-backup-${process.pid}`);
	await withStaging(staging, async () => {
		// The database first: every file it knows of is then still to be copied.
		await withBackend(env, (access) => copyDatabase(access, staging));
		const draft = join(staging, "archive");
		const kept = await worthKeeping(dataDir);
		await pack([
			"--gzip",
			"--file",
			draft,
			"--directory",
			staging,
			"db",
			"--directory",
			dataDir,
			...kept,
		]);
		// It holds messages and keys: for its owner only.
		await chmod(draft, 0o600);
		await rename(draft, file);
	});
	console.log(`Backed up ${dataDir} to ${file}`);
}

/** In a folder the file gets a name with the time. */
function target(given: string): string {
	const path = resolve(given);
	if (!existsSync(path) || !statSync(path).isDirectory()) return path;
	return join(path, `plumbline-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.tar.gz`);
}

async function copyDatabase({ url, secretKey }: BackendAccess, staging: string) {
	const response = await fetch(`${url}/backup/v1/database`, { headers: { apikey: secretKey } });
	if (!response.ok || !response.body) throw new Error("The database could not be copied.");
	const archive = join(staging, "db.tar");
	await pipeline(response.body, createWriteStream(archive, { mode: 0o600 }));
	await mkdir(join(staging, "db"), { mode: 0o700 });
	await unpack(["--file", archive, "--directory", join(staging, "db")]);
	await rm(archive);
}

await backUp().catch(reportFailure);
