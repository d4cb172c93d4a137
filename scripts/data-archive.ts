import { spawn } from "node:child_process";
import { readdir } from "node:fs/promises";

const PASSING = ["lock.json", "backend.json", "tmp", "compile-cache", "db", "db-schema.json"];

/** What of a data folder is worth keeping as files: not the database, nor what belongs to a running site. */
export async function worthKeeping(dataDir: string): Promise<string[]> {
	const names = (await readdir(dataDir)).filter((name) => !PASSING.includes(name));
	if (names.length === 0) throw new Error(`There is nothing to back up in ${dataDir}.`);
	return names;
}

export function tar(args: string[], names: string[] = []): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn("tar", [...args, ...names], { stdio: ["ignore", "ignore", "pipe"] });
		let complaint = "";
		child.stderr.on("data", (chunk) => {
			complaint += chunk;
		});
		child.on("error", reject);
		child.on("exit", (code) => {
			if (code === 0) resolve();
			else reject(new Error(complaint.trim() || `tar ended with code ${code}.`));
		});
	});
}
