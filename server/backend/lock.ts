import { link, mkdir, readFile, rename, rm, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const ownerSchema = z.object({ pid: z.number().int().positive(), startedAt: z.string() });
type Owner = z.infer<typeof ownerSchema>;

/** Holds what a restore has unpacked so far. While it is there, the folder is not one to start on. */
export const RESTORING = ".restoring";

export class DataDirLockedError extends Error {
	override name = "DataDirLockedError";
}

/** One process per data folder. A lock whose owner is dead is taken over. */
export async function lockDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
	await mkdir(dataDir, { recursive: true, mode: 0o700 });
	const file = path.join(dataDir, "lock.json");
	const self: Owner = { pid: process.pid, startedAt: await processStart(process.pid) };
	const draft = `${file}.${process.pid}`;
	await writeFile(draft, JSON.stringify(self), { mode: 0o600 });
	try {
		// A hard link appears complete or not at all, and fails when the name is taken.
		for (let attempt = 0; attempt < 5; attempt += 1) {
			if (await tryLink(draft, file)) return { release: () => release(file, self) };
			const owner = await readOwner(file);
			if (owner !== null && (await isAlive(owner))) {
				throw new DataDirLockedError(
					`The data folder ${dataDir} is in use by process ${owner.pid}: stop it first, or set DATA_DIR to another folder.`,
				);
			}
			await removeStale(file);
		}
		throw new DataDirLockedError(`The data folder ${dataDir} is being locked by another start.`);
	} finally {
		await rm(draft, { force: true });
	}
}

async function tryLink(from: string, to: string): Promise<boolean> {
	try {
		await link(from, to);
		return true;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
		throw error;
	}
}

/** Moves a stale lock away; puts it back when another starter has replaced it meanwhile. */
async function removeStale(file: string): Promise<void> {
	const stale = `${file}.stale.${process.pid}`;
	await rename(file, stale).catch(ignoreMissing);
	const owner = await readOwner(stale);
	if (owner !== null && (await isAlive(owner))) await tryLink(stale, file);
	await rm(stale, { force: true });
}

async function release(file: string, self: Owner): Promise<void> {
	const owner = await readOwner(file);
	if (owner?.pid === self.pid && owner.startedAt === self.startedAt) {
		await unlink(file).catch(ignoreMissing);
	}
}

async function readOwner(file: string): Promise<Owner | null> {
	const text = await readFile(file, "utf8").catch(() => "");
	try {
		return ownerSchema.parse(JSON.parse(text));
	} catch {
		return null;
	}
}

async function isAlive(owner: Owner): Promise<boolean> {
	try {
		process.kill(owner.pid, 0);
	} catch (error) {
		// EPERM: it lives, under another user.
		if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
	}
	return (await processStart(owner.pid)) === owner.startedAt;
}

/** When a process started, in clock ticks since boot: tells a reused process id from its former owner. */
async function processStart(pid: number): Promise<string> {
	const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
	// The name in parentheses may hold spaces; the start time is the 20th field after it.
	return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "unknown";
}

function ignoreMissing(error: NodeJS.ErrnoException) {
	if (error.code !== "ENOENT") throw error;
}
