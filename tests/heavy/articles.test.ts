import { afterAll, beforeAll, expect, test } from "vitest";
import { SESSION_COOKIE } from "#app/lib/session-cookie.ts";
import { median } from "#bench/table.ts";
import { addArticles } from "#tests/fixtures/many-articles.ts";
import { untilIdle } from "#tests/fixtures/processes.ts";
import { type Site, startSite } from "#tests/fixtures/site.ts";

const ARTICLES = 10_000;
const LIMIT_MS = 100;

let site: Site;

beforeAll(async () => {
	const { dataDir, stop } = await startSite();
	await stop();
	await addArticles(dataDir, 0, ARTICLES);
	site = await startSite({ dataDir });
	// The first pages are being rendered for the cache.
	await untilIdle(site.pid);
}, 600_000);
afterAll(() => site.remove());

/** A session cookie passes the page cache by: every request is rendered. */
async function medianMs(path: string, expected: RegExp) {
	const times: number[] = [];
	for (let run = 0; run < 15; run += 1) {
		const startedAt = performance.now();
		const response = await fetch(site.url + path, { headers: { cookie: `${SESSION_COOKIE}=x` } });
		const html = await response.text();
		times.push(performance.now() - startedAt);
		expect(response.status).toBe(200);
		expect(expected.test(html), path).toBe(true);
	}
	console.info(`${path}: ${median(times).toFixed(1)} ms`);
	return median(times);
}

test.each([
	["the first page", "/articles", /State AI laws by date/],
	["page 500", "/articles?page=500", /number 5027</],
	["page 1,000", "/articles?page=1000", /number 27</],
	["a search for a rare word", "/articles?search=quarterly", /2\d\d articles match/],
	["a search for a frequent word", "/articles?search=oversight", /2,6\d\d articles match/],
	["a search for a word that is everywhere", "/articles?search=part", /10,0\d\d articles match/],
	["a search for two words", "/articles?search=patient+clinic", /articles match/],
	["an article", "/articles/bulk-5000", /number 5000/],
])("with 10,000 articles %s renders uncached in under 100 ms", async (_what, path, expected) => {
	expect(await medianMs(path, expected)).toBeLessThan(LIMIT_MS);
});
