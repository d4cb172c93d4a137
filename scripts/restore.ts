import { mkdir, readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseEnv } from "#app/lib/env.server.ts";
import { lockDataDir } from "#server/backend/lock.ts";
import { tar } from "./data-archive.ts";
import { reportFailure } from "./report-failure.ts";

/** npm run restore -- <file>: into an empty data folder. It never overwrites one that is in use. */
async function restore() {
	const file = parseArgs({ allowPositionals: true }).positionals[0];
	if (!file) throw new Error("Which back-up? npm run restore -- <file>");
	const dataDir = resolve(parseEnv(process.env).DATA_DIR);
	await mkdir(dataDir, { recursive: true, mode: 0o700 });
	if ((await readdir(dataDir)).length > 0) {
		throw new Error(
			`The data folder ${dataDir} is not empty: move it away first, or set DATA_DIR to another one.`,
		);
	}
	const lock = await lockDataDir(dataDir);
	try {
		await tar(["--extract", "--gzip", "--file", resolve(file), "--directory", dataDir]);
	} finally {
		await lock.release();
	}
	console.log(`Restored ${resolve(file)} to ${dataDir}`);
}

await restore().catch(reportFailure);
