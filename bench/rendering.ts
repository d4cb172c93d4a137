import type { Site } from "#tests/fixtures/site.ts";
import { ms, round, type Section, timed } from "./table.ts";

/** What a page costs when it is not in memory: a session cookie goes past the cache, a search is never kept. */
export async function benchRendering(site: Site, detail: string): Promise<Section> {
	const cases: [string, string, Record<string, string>][] = [
		["home", "/", { cookie: "plumbline-session=bench" }],
		["list", "/articles", { cookie: "plumbline-session=bench" }],
		["detail", detail, { cookie: "plumbline-session=bench" }],
		["search", "/articles?search=human+review", {}],
	];
	const rows: string[][] = [];
	for (const [name, path, headers] of cases) {
		const taken = await timed(25, async () => {
			const response = await fetch(site.url + path, { headers });
			await response.arrayBuffer();
			if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
		});
		rows.push([name, ms(taken), round(1000 / taken)]);
	}
	return {
		title: "Uncached rendering",
		note: "One caller, medians of 25, database included.",
		head: ["page", "time", "a second"],
		rows,
	};
}
