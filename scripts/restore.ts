import { existsSync, readdirSync, renameSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseEnv } from "#app/lib/env.server.ts";
import { lockDataDir, RESTORING } from "#server/backend/lock.ts";
import { refuseOtherBackends, unpack, withStaging } from "./data-archive.ts";
import { reportFailure } from "./report-failure.ts";

/**
 * npm run restore -- <file>: into an empty data folder, all or nothing. It never overwrites one that is in use, and a
 * site does not start on one that is half restored.
 */
async function restore() {
	const given = parseArgs({ allowPositionals: true }).positionals[0];
	if (!given) throw new Error("Which back-up? npm run restore -- <file>");
	const env = parseEnv(process.env);
	refuseOtherBackends(env);
	const file = resolve(given);
	if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
	const dataDir = resolve(env.DATA_DIR);
	await mkdir(dataDir, { recursive: true, mode: 0o700 });
	const lock = await lockDataDir(dataDir);
	try {
		const present = (await readdir(dataDir)).filter(
			(name) => !["lock.json", RESTORING].includes(name),
		);
		if (present.length > 0) {
			throw new Error(
				`The data folder ${dataDir} is not empty: move it away first, or set DATA_DIR to another one.`,
			);
		}
		const staging = join(dataDir, RESTORING);
		// Of a restore that was cut short.
		await rm(staging, { recursive: true, force: true });
		await withStaging(staging, async () => {
			await unpackWhole(file, staging);
			// In one go: a signal comes before or after it.
			for (const name of readdirSync(staging)) renameSync(join(staging, name), join(dataDir, name));
		});
	} finally {
		await lock.release();
	}
	console.log(`Restored ${file} to ${dataDir}`);
}

async function unpackWhole(file: string, staging: string) {
	try {
		await unpack(["--gzip", "--file", file, "--directory", staging]);
	} catch {
		throw new Error(`${file} cannot be read: it is damaged or no back-up. Nothing was changed.`);
	}
	if (!["db/PG_VERSION", "secrets.json"].every((name) => existsSync(join(staging, name))))
		throw new Error(`${file} is no back-up of this site. Nothing was changed.`);
}

await restore().catch(reportFailure);
