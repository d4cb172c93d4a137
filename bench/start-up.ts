import { readFile } from "node:fs/promises";
import { processTree } from "#tests/fixtures/processes.ts";
import { type Site, startSite } from "#tests/fixtures/site.ts";
import { ms, type Section } from "./table.ts";

/** From the command to the first page, on an empty folder and on a prepared one; memory at rest and after the load. */
export async function benchStartUp(loaded: Site): Promise<Section> {
	const first = performance.now();
	const fresh = await startSite({ isFresh: true });
	const firstTook = performance.now() - first;
	await fresh.stop();
	const second = performance.now();
	const again = await startSite({ dataDir: fresh.dataDir });
	const secondTook = performance.now() - second;
	const atRest = await memory(again.pid);
	await again.remove();
	const afterLoad = await memory(loaded.pid);
	return {
		title: "Start and memory",
		note: "Without installing and building. Memory is the resident size of each process, at rest and after the runs above.",
		head: ["what", "value"],
		rows: [
			["first start, empty data folder", ms(firstTook)],
			["next start", ms(secondTook)],
			...Object.entries(atRest).map(([name, value]) => [`${name}, at rest`, value]),
			...Object.entries(afterLoad).map(([name, value]) => [`${name}, after load`, value]),
		],
	};
}

async function memory(supervisor: number): Promise<Record<string, string>> {
	const kinds = {
		supervisor: "server/main",
		backend: "backend/child",
		"web process": "web/worker",
	};
	const found: Record<string, string> = {};
	for (const [name, word] of Object.entries(kinds)) {
		const [id] = await processTree(supervisor, word);
		if (id === undefined) continue;
		const status = await readFile(`/proc/${id}/status`, "utf8");
		found[name] = `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000)} MB`;
	}
	return found;
}
