import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadOrCreateSecrets } from "./secrets.ts";

let folder: string;

beforeEach(async () => {
	folder = path.join(await mkdtemp(path.join(tmpdir(), "plumbline-secrets-")), "data");
});

afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

test("secrets are made once, differ from each other and are readable by their owner only", async () => {
	const secrets = await loadOrCreateSecrets(folder);
	expect(await loadOrCreateSecrets(folder)).toEqual(secrets);
	expect(new Set(Object.values(secrets)).size).toBe(4);
	expect((await stat(folder)).mode & 0o777).toBe(0o700);
	expect((await stat(path.join(folder, "secrets.json"))).mode & 0o777).toBe(0o600);
	expect(await readdir(folder)).toEqual(["secrets.json"]);
});

test.each(["", "{", '{"jwtSecret":"short"}'])(
	"a damaged file %j is never replaced",
	async (text) => {
		await loadOrCreateSecrets(folder);
		await writeFile(path.join(folder, "secrets.json"), text);
		await expect(loadOrCreateSecrets(folder)).rejects.toThrow("restore it from a backup");
	},
);
