import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataDirLockedError, lockDataDir } from "./lock.ts";

let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "plumbline-lock-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("the second start on one folder is refused with a line that helps", async () => {
	const lock = await lockDataDir(folder);
	const second = lockDataDir(folder);
	await expect(second).rejects.toBeInstanceOf(DataDirLockedError);
	await expect(second).rejects.toThrow(`is in use by process ${process.pid}`);
	await lock.release();
	await (await lockDataDir(folder)).release();
	expect(await readdir(folder)).toEqual([]);
});

test("of several starts at once, one wins", async () => {
	const starts = await Promise.allSettled(Array.from({ length: 5 }, () => lockDataDir(folder)));
	expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

async function deadProcess() {
	const child = spawn(process.execPath, ["-e", ""]);
	await once(child, "exit");
	return child.pid;
}

test.each([
	["a dead process", async () => JSON.stringify({ pid: await deadProcess(), startedAt: "1" })],
	["a process id used again", async () => JSON.stringify({ pid: process.pid, startedAt: "1" })],
	["a crash while writing", async () => ""],
])("a lock left by %s is taken over", async (_who, content) => {
	await writeFile(path.join(folder, "lock.json"), await content());
	const lock = await lockDataDir(folder);
	await expect(lockDataDir(folder)).rejects.toBeInstanceOf(DataDirLockedError);
	await lock.release();
});
