import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../fixtures/backend.ts";
import { must, sampleSubmission } from "../policies/samples.ts";

let backend: TestBackend;

beforeAll(async () => {
	backend = await startTestBackend();
});

afterAll(() => backend.close());

async function storedIds() {
	const ids = new Set<string>();
	for (let from = 0; ; from += 1000) {
		const page = await must(
			backend.admin
				.from("contact_submissions")
				.select("id")
				.order("id")
				.range(from, from + 999),
		);
		for (const { id } of page) ids.add(id);
		if (page.length < 1000) return ids;
	}
}

test("ten kills while messages arrive lose none that was acknowledged", async () => {
	const acknowledged: string[] = [];
	let isOver = false;
	const visitors = Array.from({ length: 4 }, async () => {
		while (!isOver) {
			const submission = { ...sampleSubmission(), id: randomUUID() };
			const { error } = await backend.visitor().from("contact_submissions").insert(submission);
			if (error === null) acknowledged.push(submission.id);
			// A refused connection comes back at once; asking on without a pause would starve the backend.
			else await setTimeout(50);
		}
	});
	const pauses: number[] = [];
	for (let kill = 0; kill < 10; kill += 1) {
		const before = acknowledged.length;
		await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 40);
		process.kill(backend.backend.pid() ?? 0, "SIGKILL");
		const killedAt = performance.now();
		const atKill = acknowledged.length;
		await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(atKill + 4);
		pauses.push(Math.round(performance.now() - killedAt));
	}
	isOver = true;
	await Promise.all(visitors);
	const stored = await storedIds();
	expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
	console.info(`${acknowledged.length} acknowledged, back after ${pauses.join(", ")} ms`);
});
