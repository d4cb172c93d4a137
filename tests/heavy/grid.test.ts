import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { measureGrid, operations, postgresSiteWith, siteWith } from "#bench/grid.ts";
import { measureTab } from "#bench/grid-tab.ts";
import { staffCookie } from "#tests/fixtures/uploads.ts";
import { ensureChromium } from "../../scripts/set-up/chromium.ts";
import { processTree } from "../fixtures/processes.ts";

const SIZE = 200_000;
const TAB_MB = 150;
/** A file of 200,000 messages has some 90 MB. */
const EXPORT_GROWTH_MB = 60;

test.each([
	["the embedded database", siteWith],
	["PostgreSQL", postgresSiteWith],
])("200,000 submissions are quick to page, sort, search and export on %s", async (_, start) => {
	const site = await start(SIZE);
	try {
		const times = await measureGrid(site.url, SIZE);
		for (const [index, { name, goal }] of operations.entries()) {
			expect.soft(times[index], name).toBeLessThan(goal);
		}
		const { footprint, heap } = await measureTab(site.url, await ensureChromium());
		expect.soft(footprint, "memory of the tab").toBeLessThan(TAB_MB);
		expect.soft(heap, "JavaScript's memory").toBeLessThan(TAB_MB);

		const before = await webMemory(site.pid);
		const { lines, peak } = await exportAll(site.url, site.pid);
		expect(lines).toBe(SIZE + 1);
		expect(peak - before, "memory while exporting").toBeLessThan(EXPORT_GROWTH_MB);
	} finally {
		await site.remove();
	}
});

async function exportAll(url: string, pid: number) {
	const address = `${url}/admin/table-view/export?tab=contact-submissions&format=csv`;
	const response = await fetch(address, { headers: { cookie: await staffCookie({ url }) } });
	let [lines, peak, bytes, measuredAt] = [0, 0, 0, 0];
	for await (const piece of response.body ?? []) {
		for (const byte of piece) if (byte === 10) lines += 1;
		bytes += piece.byteLength;
		if (bytes - measuredAt < 5_000_000) continue;
		measuredAt = bytes;
		peak = Math.max(peak, await webMemory(pid));
	}
	return { lines, peak };
}

/** The web process's resident memory in MB. */
async function webMemory(supervisor: number): Promise<number> {
	const [id] = await processTree(supervisor, "web/worker");
	const status = await readFile(`/proc/${id}/status`, "utf8");
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
}
