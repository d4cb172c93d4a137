import { freshDataDir, removeTemporaryFolder, startTestBackend } from "#tests/fixtures/backend.ts";
import { addArticles } from "#tests/fixtures/many-articles.ts";
import { ms, ratio, type Section, timed } from "./table.ts";

const SIZES = [100, 1000, 10_000];
const QUERIES = [
	["a word in one of fifty", "quarterly"],
	["a word in a quarter", "oversight"],
	["a word in all", "part"],
	["two words", "patient clinic"],
	["a phrase", '"patient clinic"'],
	["a beginning", "overs"],
	["no match", "zebra"],
] as const;

/** What a search costs in the database and its API, and how it grows with the number of articles. */
export async function benchSearch(): Promise<Section> {
	const dataDir = await freshDataDir();
	const times = new Map<string, number[]>(QUERIES.map(([name]) => [name, []]));
	let filled = 0;
	for (const size of SIZES) {
		await addArticles(dataDir, filled, size);
		filled = size;
		const backend = await startTestBackend(dataDir);
		const visitor = backend.visitor();
		for (const [name, query] of QUERIES) {
			const taken = await timed(15, async () => {
				const asked = { query, page_number: 1, page_size: 10 };
				await visitor.rpc("search_articles", asked).throwOnError();
			});
			times.get(name)?.push(taken);
		}
		await backend.backend.close();
	}
	await removeTemporaryFolder(dataDir);
	return {
		title: "Search",
		note: "Articles of a thousand words on the embedded database, through its API, one caller, medians of 15: ten results with their passages and the number of all. The last column is 10,000 articles beside 100.",
		head: [
			"looked for",
			...SIZES.map((size) => `${size.toLocaleString("en-US")} articles`),
			"growth",
		],
		rows: [...times].map(([name, taken]) => [
			name,
			...taken.map(ms),
			ratio(taken.at(-1) ?? 0, taken[0] ?? 1),
		]),
	};
}
