import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";

export const root = join(import.meta.dirname, "../..");

/** Runs a command quietly; its output is shown only when it fails. */
export function runQuietly(path, args, environment) {
	return new Promise((resolve, reject) => {
		const child = spawn(path, args, {
			cwd: root,
			env: environment,
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		child.stdout.on("data", (chunk) => (output += chunk));
		child.stderr.on("data", (chunk) => (output += chunk));
		child.on("error", reject);
		child.on("exit", (code) => {
			if (code === 0) resolve(output);
			else reject(new Error(`${output.trim()}\nThe command failed: ${args.join(" ")}`));
		});
	});
}

/** Says what is going on, and goes on saying so while it takes long. */
export async function withProgress(text, work) {
	const startedAt = Date.now();
	process.stdout.write(`${text} …\n`);
	const timer = setInterval(() => {
		process.stdout.write(`  still at it (${Math.round((Date.now() - startedAt) / 1000)} s)\n`);
	}, 15_000);
	try {
		return await work();
	} finally {
		clearInterval(timer);
	}
}

export const digest = (...parts) => {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part).update("\0");
	return hash.digest("hex");
};

export const readStamp = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

export function writeStamp(file, value) {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, value);
}

/**
 * The first start of a program that npm has just written: the system may hold the file open for a moment longer than
 * npm lives, and nobody can start it as long.
 */
export async function firstStart(start) {
	for (let triesLeft = 100; ; triesLeft -= 1) {
		try {
			return await start();
		} catch (error) {
			if (triesLeft === 0 || !String(error).includes("ETXTBSY")) throw error;
			await setTimeout(100);
		}
	}
}
