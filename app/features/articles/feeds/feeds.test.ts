import { describe, expect, test } from "vitest";
import type { ArticleRow } from "../to-article.server.ts";
import { jsonFeed } from "./json-feed.ts";
import { llms } from "./llms.ts";
import { rss } from "./rss.ts";
import { sitemap } from "./sitemap.ts";

const site = { url: "https://site.example", name: "Brand & Co", description: "What <we> do." };

function row(changes: Partial<ArticleRow> = {}): ArticleRow {
	return {
		slug: "one",
		title: "Dos & don'ts",
		summary: "A <summary>.",
		author: "Desk",
		date: "2026-11-10T14:00:00+00:00",
		updated_at: null,
		image_url: null,
		content: '<p><a href="/about">Us</a> <a href="#fn-1">1</a> ]]> <img src="/d.svg" alt=""></p>',
		...changes,
	};
}

describe("the sitemap", () => {
	const rows = Array.from({ length: 11 }, (_, index) => row({ slug: `a-${index}` }));
	const xml = sitemap(site.url, [row({ updated_at: "2026-11-12T09:00:00Z" }), ...rows]);

	test("lists pages, list pages and articles", () => {
		expect(xml).toContain("<loc>https://site.example/about</loc></url>");
		expect(xml).toContain("<loc>https://site.example/articles?page=2</loc>");
		expect(xml.match(/<url>/g)).toHaveLength(5 + 2 + 12);
	});

	test("dates articles by their last change and lists by the newest", () => {
		expect(xml).toContain(
			"<loc>https://site.example/articles/one</loc><lastmod>2026-11-12T09:00:00.000Z</lastmod>",
		);
		expect(xml).toContain(
			"<loc>https://site.example/articles</loc><lastmod>2026-11-12T09:00:00.000Z</lastmod>",
		);
		expect(xml).toContain(
			"<loc>https://site.example/articles/a-1</loc><lastmod>2026-11-10T14:00:00.000Z</lastmod>",
		);
	});
});

test("RSS escapes text, guards CDATA and completes addresses", () => {
	const xml = rss(site, [row()]);
	expect(xml).toContain("<title>Brand &amp; Co</title>");
	expect(xml).toContain("<title>Dos &amp; don&apos;ts</title>");
	expect(xml).toContain("<pubDate>Tue, 10 Nov 2026 14:00:00 GMT</pubDate>");
	expect(xml).toContain('href="https://site.example/about"');
	expect(xml).toContain('href="https://site.example/articles/one#fn-1"');
	expect(xml).toContain('src="https://site.example/d.svg"');
	expect(xml).toContain("]]]]><![CDATA[>");
});

test("the JSON feed has what version 1.1 requires, and absolute images", () => {
	const feed = jsonFeed(site, [row(), row({ slug: "two", image_url: "/d.png" })]);
	expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
	expect(feed.items[0]).toMatchObject({
		id: "https://site.example/articles/one",
		date_published: "2026-11-10T14:00:00.000Z",
		image: "https://site.example/social/one.png",
	});
	expect(feed.items[1]?.image).toBe("https://site.example/d.png");
});

test("llms.txt links the Markdown", () => {
	const text = llms(site, [{ slug: "one", title: "A [note]", summary: "Short\nand plain." }]);
	expect(text.startsWith("# Brand & Co\n\n> What <we> do.\n")).toBe(true);
	expect(text).toContain(
		"- [A \\[note\\]](https://site.example/articles/one.md): Short and plain.",
	);
});
