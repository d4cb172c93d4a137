import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pngOfSize } from "#tests/fixtures/files/images.ts";
import { processTree } from "#tests/fixtures/processes.ts";
import { type Site, startSite } from "#tests/fixtures/site.ts";
import { newVisitor, storedIn, uploadTo } from "#tests/fixtures/uploads.ts";

const MIB = 1024 * 1024;

let site: Site;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.remove());

/** Resident memory of each process of the site, in MiB, by what it runs. */
async function memory() {
	const sizes = new Map<string, number>();
	for (const [name, word] of [
		["web", "web/worker.ts"],
		["backend", "backend/child.ts"],
	] as const) {
		const [id] = await processTree(site.pid, word);
		const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
		sizes.set(name, Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024));
	}
	return { web: sizes.get("web") ?? 0, backend: sizes.get("backend") ?? 0 };
}

test("fifty uploads of 10 MB at once stay within bounds", async () => {
	const file = { name: "big.png", type: "image/png", bytes: pngOfSize(10 * MIB) };
	await uploadTo(site, file);
	const before = await memory();
	const peak = { ...before };
	let isOver = false;
	const watch = (async () => {
		while (!isOver) {
			const now = await memory();
			peak.web = Math.max(peak.web, now.web);
			peak.backend = Math.max(peak.backend, now.backend);
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
	})();
	const answers = await Promise.all(Array.from({ length: 50 }, () => uploadTo(site, file)));
	isOver = true;
	await watch;
	process.stdout.write(
		`fifty uploads of 10 MB: web ${before.web} → ${peak.web} MiB, backend ${before.backend} → ${peak.backend} MiB\n`,
	);
	expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
	// Held in memory they would be 500 MiB.
	expect(peak.web - before.web).toBeLessThan(250);
	expect(peak.backend - before.backend).toBeLessThan(250);
	const { rows, waiting } = await storedIn(site);
	expect(rows.filter(({ size_bytes }) => size_bytes === 10 * MIB)).toHaveLength(51);
	expect(waiting).toEqual([]);
});

test("one address may not upload without end", async () => {
	const visitor = newVisitor();
	const note = { name: "note.txt", type: "text/plain", bytes: Buffer.from("hello") };
	const statuses: number[] = [];
	for (let batch = 0; batch < 5; batch += 1) {
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => uploadTo(site, note, visitor)),
		);
		statuses.push(...answers.map(({ status }) => status));
	}
	expect(new Set(statuses)).toEqual(new Set([200]));
	const refused = await uploadTo(site, note, visitor);
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
	expect((await uploadTo(site, note)).status).toBe(200);
});
