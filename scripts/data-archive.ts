import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import type { Env } from "#app/lib/env.server.ts";
import { RESTORING } from "#server/backend/lock.ts";

const PASSING = [
	"lock.json",
	"backend.json",
	"tmp",
	"compile-cache",
	"db",
	"db-schema.json",
	RESTORING,
];
const SOME_FILES_CHANGED = 1;

/** What of a data folder is worth keeping as files: not the database, nor what belongs to a running site. */
export async function worthKeeping(dataDir: string): Promise<string[]> {
	return (await readdir(dataDir)).filter((name) => !PASSING.includes(name));
}

export function refuseOtherBackends(env: Env) {
	if (env.BACKEND_KIND !== "embedded")
		throw new Error(
			"Only the embedded backend's data is handled here: use Supabase's own back-ups.",
		);
	if (env.DATABASE_URL)
		throw new Error(
			"The database is in DATABASE_URL: use pg_dump and pg_restore for it, and copy the data folder as files.",
		);
}

/** A folder for work in progress, which is gone afterwards, also when the work is cut short. */
export async function withStaging<T>(folder: string, work: () => Promise<T>): Promise<T> {
	function giveUp() {
		rmSync(folder, { recursive: true, force: true });
		process.exit(130);
	}
	const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
	for (const signal of signals) process.once(signal, giveUp);
	await mkdir(folder, { mode: 0o700 });
	try {
		return await work();
	} finally {
		await rm(folder, { recursive: true, force: true });
		for (const signal of signals) process.off(signal, giveUp);
	}
}

/** A file that a running site writes or removes while it is packed belongs to the next back-up. */
export function pack(args: string[]): Promise<void> {
	return tar(["--create", ...args], [0, SOME_FILES_CHANGED]);
}

export function unpack(args: string[]): Promise<void> {
	return tar(["--extract", "--no-same-owner", ...args], [0]);
}

function tar(args: string[], goodCodes: number[]): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn("tar", args, { stdio: ["ignore", "ignore", "pipe"] });
		let complaint = "";
		child.stderr.on("data", (chunk) => {
			complaint += chunk;
		});
		child.on("error", reject);
		child.on("exit", (code) => {
			if (code !== null && goodCodes.includes(code)) resolve();
			else reject(new Error(complaint.trim() || `tar ended with code ${code}.`));
		});
	});
}
