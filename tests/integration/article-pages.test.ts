import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { databaseOf, type Site, startSite } from "#tests/fixtures/site.ts";

const ADDED = 123;
let site: Site;
let newestFirst: string[];

beforeAll(async () => {
	site = await startSite();
	const { service } = await databaseOf(site);
	const rows = Array.from({ length: ADDED }, (_, number) => ({
		title: `Number ${number}`,
		slug: `number-${number}`,
		summary: "One of many.",
		content: "<p>Text.</p>",
		author: "Desk",
		// Pairs share their date: the order must hold all the same.
		date: new Date(Date.UTC(2021, 0, 1 + Math.floor(number / 2))).toISOString(),
	}));
	await service.from("articles").insert(rows).throwOnError();
	const { data } = await service
		.from("articles")
		.select("slug")
		.order("date", { ascending: false })
		.order("id", { ascending: false })
		.throwOnError();
	newestFirst = data.map(({ slug }) => slug);
});
afterAll(() => site.remove());

const listSchema = z.object({
	articles: z.array(z.object({ slug: z.string() })),
	total: z.number(),
});

test("all pages together are every article once, newest first, from whichever end they are read", async () => {
	const last = Math.ceil(newestFirst.length / 10);
	const seen: string[] = [];
	for (let page = 1; page <= last; page += 1) {
		const response = await fetch(`${site.url}/api/articles?page=${page}`);
		const { articles, total } = listSchema.parse(await response.json());
		expect(total).toBe(newestFirst.length);
		seen.push(...articles.map(({ slug }) => slug));
	}
	expect(seen).toEqual(newestFirst);
	expect((await fetch(`${site.url}/articles?page=${last + 1}`)).status).toBe(404);
});
