import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { benchGrid } from "#bench/grid.ts";
import { benchPages } from "#bench/pages.ts";
import { benchRendering } from "#bench/rendering.ts";
import { benchScaling } from "#bench/scaling.ts";
import { benchSearch } from "#bench/search.ts";
import { benchStartUp } from "#bench/start-up.ts";
import { benchSubmissions } from "#bench/submissions.ts";
import { introduction, type Section, toMarkdown } from "#bench/table.ts";
import { benchWeight } from "#bench/weight.ts";
import { startSite } from "#tests/fixtures/site.ts";
import { ensureChromium } from "./set-up/chromium.ts";

/** npm run bench: the performance table, with its peers measured in the same run. */
const detail = "/articles/the-nist-ai-rmf-10-and-its-four-functions";
const chromium = await ensureChromium();
const site = await startSite();
const sections: Section[] = [];

async function measure(name: string, work: () => Promise<Section>) {
	console.log(`Measuring: ${name} …`);
	const section = await work();
	sections.push(section);
	console.log(toMarkdown(section));
}

try {
	await measure("cached pages", () => benchPages(site, detail));
	await measure("web processes", () => benchScaling());
	await measure("uncached rendering", () => benchRendering(site, detail));
	await measure("contact messages", () => benchSubmissions());
	await measure("the staff's grid", () => benchGrid(chromium));
	await measure("search", () => benchSearch());
	await measure("weight", () => benchWeight(site, chromium, detail));
	await measure("start and memory", () => benchStartUp(site));
} finally {
	await site.remove();
}

const sharing =
	"Server, database and load generator share its cores, so the ratios say more than the figures.\n";
const page = [
	introduction("Performance", "npm run bench"),
	sharing,
	...sections.map(toMarkdown),
].join("\n");
await writeFile(join(import.meta.dirname, "../docs/performance.md"), page);
console.log("Written to docs/performance.md");
