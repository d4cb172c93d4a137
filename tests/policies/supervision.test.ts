import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startBackend } from "#server/backend/supervise.ts";
import { removeTemporaryFolder, startTestBackend, type TestBackend } from "../fixtures/backend.ts";
import { must, sampleSubmission } from "./samples.ts";

let backend: TestBackend;

beforeAll(async () => {
	backend = await startTestBackend();
});

afterAll(() => backend.close());

test("a backend killed while messages arrive comes back with every acknowledged one", async () => {
	const acknowledged: string[] = [];
	let isKilled = false;
	const visitors = Array.from({ length: 4 }, async () => {
		while (!isKilled) {
			const submission = { ...sampleSubmission(), id: randomUUID() };
			const { error } = await backend.visitor().from("contact_submissions").insert(submission);
			if (error === null) acknowledged.push(submission.id);
		}
	});
	await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(30);
	const killed = backend.backend.pid();
	process.kill(killed ?? 0, "SIGKILL");
	isKilled = true;
	await Promise.all(visitors);

	const read = async () => (await backend.admin.from("contact_submissions").select("id")).data;
	await expect.poll(read, { timeout: 20_000 }).not.toBeNull();
	const stored = new Set((await read())?.map((row) => row.id));
	expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
	expect(backend.backend.pid()).not.toBe(killed);
	expect(backend.backend.state()).toBe("ready");
	const owed = await must(backend.admin.from("deliveries").select("submission_id"));
	expect(owed).toHaveLength(stored.size * 2);
});

test("a backend that cannot start says why, once, and leaves nothing running", async () => {
	const databaseUrl = "postgres://postgres@127.0.0.1:1/none";
	const options = { dataDir: backend.dataDir, databaseUrl, secrets: backend.secrets };
	await expect(startBackend(options)).rejects.toThrow(/could not be started: .*ECONNREFUSED/);
});

test("a backend ends with its parent, even when that one is killed", async () => {
	const script = `
		import { startBackend } from "#server/backend/supervise.ts";
		import { loadOrCreateSecrets } from "#server/backend/secrets.ts";
		import { freshDataDir } from "./tests/fixtures/backend.ts";
		const dataDir = await freshDataDir();
		const backend = await startBackend({ dataDir, secrets: await loadOrCreateSecrets(dataDir) });
		console.log(JSON.stringify({ pid: backend.pid(), dataDir }));
		process.kill(process.pid, "SIGKILL");
	`;
	const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
	const output = await run.catch((error: { stdout: string }) => error);
	const schema = z.object({ pid: z.number(), dataDir: z.string() });
	const { pid, dataDir } = schema.parse(JSON.parse(output.stdout));
	const isAlive = () => {
		try {
			return process.kill(pid, 0);
		} catch {
			return false;
		}
	};
	await expect.poll(isAlive, { timeout: 10_000 }).toBe(false);
	await removeTemporaryFolder(dataDir);
});
