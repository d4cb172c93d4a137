import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAGE_SIZE } from "#app/features/data-grid/model/table.ts";
import { addSubmissions, fillSubmissions } from "#tests/fixtures/many-submissions.ts";
import { startPostgres } from "#tests/fixtures/postgres.ts";
import { startSite } from "#tests/fixtures/site.ts";
import { templateDataDir } from "#tests/fixtures/template.ts";
import { staffCookie } from "#tests/fixtures/uploads.ts";
import { measureTab } from "./grid-tab.ts";
import { median, ms, ratio, type Section } from "./table.ts";

const SIZES = [1000, 20_000, 200_000] as const;
const ROUNDS = 5;

type Operation = { name: string; query: (lastPage: number) => string; goal: number };

const to = (query: string) => () => query;

/** What staff do in the grid, and within how many milliseconds 200,000 rows should answer. */
export const operations: Operation[] = [
	{ name: "first rows", query: to(""), goal: 300 },
	{ name: "sort by name", query: to("sort=name"), goal: 300 },
	{ name: "sort by message", query: to("sort=-message"), goal: 300 },
	{ name: "sort by subject and name", query: to("sort=subject,-name"), goal: 300 },
	{
		name: "sort by company, message, time",
		query: to("sort=-company,message,-created_at"),
		goal: 300,
	},
	{ name: "next page", query: to("page=2"), goal: 300 },
	{ name: "page in the middle", query: (last) => `page=${Math.ceil(last / 2)}`, goal: 300 },
	{ name: "last page", query: (last) => `page=${last}`, goal: 300 },
	{ name: "last page, by company", query: (last) => `sort=company&page=${last}`, goal: 300 },
	{
		name: "last page, by subject and name",
		query: (last) => `sort=subject,-name&page=${last}`,
		goal: 300,
	},
	{ name: "one month", query: to("filter.created_at=2020-01"), goal: 300 },
	{ name: "count of all rows", query: to("part=count"), goal: 300 },
	{ name: "search all columns, a rare word", query: to("q=a1b2c"), goal: 1000 },
	{ name: "search all columns, a word in all rows", query: to("q=audit"), goal: 1000 },
	{ name: "search all columns, one letter", query: to("q=a"), goal: 1000 },
	{ name: "search all columns, no match", query: to("q=zzzzqq"), goal: 1000 },
	{ name: "a word in all rows, by name", query: to("q=audit&sort=name"), goal: 1000 },
	{ name: "count of a word in all rows", query: to("q=audit&part=count"), goal: 1000 },
	{ name: "filter of one column", query: to("filter.email=person123"), goal: 1000 },
];

type Place = { url: string; pid: number; remove: () => Promise<void> };

/** A site on the embedded database with so many submissions. */
export async function siteWith(size: number): Promise<Place> {
	const dataDir = await mkdtemp(join(tmpdir(), "plumbline-"));
	await cp(await templateDataDir(), dataDir, { recursive: true });
	await addSubmissions(dataDir, size);
	return startSite({ dataDir });
}

/** The same on a PostgreSQL of its own. */
export async function postgresSiteWith(size: number): Promise<Place> {
	const postgres = await startPostgres();
	const site = await startSite({ env: { DATABASE_URL: postgres.url } });
	await fillSubmissions(postgres.query, size);
	return {
		url: site.url,
		pid: site.pid,
		async remove() {
			await site.remove();
			await postgres.close();
		},
	};
}

/** Median times from the request to the last byte of the answer, over HTTP, with the session checked. */
export async function measureGrid(url: string, size: number): Promise<number[]> {
	const cookie = await staffCookie({ url });
	const lastPage = Math.ceil(size / PAGE_SIZE);
	const taken: number[][] = operations.map(() => []);
	// In rounds, so that a busy moment of the machine does not meet one operation alone; the first one warms up.
	for (let round = 0; round <= ROUNDS; round += 1) {
		for (const [index, { query }] of operations.entries()) {
			const address = `${url}/admin/table-view/data?tab=contact-submissions&${query(lastPage)}`;
			const startedAt = performance.now();
			const response = await fetch(address, { headers: { cookie }, redirect: "error" });
			const text = await response.text();
			if (response.status !== 200) throw new Error(`${address} answered ${text.slice(0, 200)}`);
			if (round > 0) taken[index]?.push(performance.now() - startedAt);
		}
	}
	return taken.map(median);
}

/** The grid at three sizes on the embedded database, at the largest on PostgreSQL, and what its tab takes. */
export async function benchGrid(chromiumPath: string): Promise<Section> {
	const columns: number[][] = [];
	let tab = "";
	for (const size of SIZES) {
		const site = await siteWith(size);
		columns.push(await measureGrid(site.url, size));
		if (size === SIZES.at(-1)) {
			const { footprint, heap } = await measureTab(site.url, chromiumPath);
			tab = `The browser's tab takes ${footprint} MB after paging, sorting and searching, ${heap} MB of it JavaScript's (goal: below 150 MB).`;
		}
		await site.remove();
	}
	const postgres = await postgresSiteWith(200_000);
	columns.push(await measureGrid(postgres.url, 200_000));
	await postgres.remove();
	return {
		title: "The staff's grid",
		note: `Submissions in the table; over HTTP with a session, medians of ${ROUNDS} interleaved rounds, one caller. ${tab}`,
		head: ["operation", "1,000", "20,000", "200,000", "growth", "200,000, PostgreSQL", "goal"],
		rows: operations.map(({ name, goal }, index) => {
			const [small = 0, middle = 0, large = 0, other = 0] = columns.map(
				(column) => column[index] ?? 0,
			);
			return [name, ms(small), ms(middle), ms(large), ratio(large, small), ms(other), `${goal} ms`];
		}),
	};
}
