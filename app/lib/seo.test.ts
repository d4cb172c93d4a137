import { expect, test } from "vitest";
import { article, breadcrumbs, itemList } from "./json-ld.ts";
import { pageMeta } from "./seo.ts";

const matches = [
	{
		id: "root",
		loaderData: { url: "https://plumbline.example", supportEmail: "hello@plumbline.example" },
	},
];
const about = {
	title: "About Us",
	description: "Who we are.",
	keywords: ["ai governance", "nist"],
	path: "/about",
	matches,
};
const site = { url: "https://plumbline.example", supportEmail: "hello@plumbline.example" };

test("a page has its own title, description, keywords, canonical link and sharing tags", () => {
	const tags = pageMeta(about);
	expect(tags).toContainEqual({ title: "About Us | Plumbline AI Governance" });
	expect(tags).toContainEqual({ name: "description", content: "Who we are." });
	expect(tags).toContainEqual({ name: "keywords", content: "ai governance, nist" });
	const url = "https://plumbline.example/about";
	expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: url });
	expect(tags).toContainEqual({ property: "og:url", content: url });
	expect(tags).toContainEqual({
		property: "og:image",
		content: "https://plumbline.example/social.png",
	});
});

test("the graph always tells who publishes the site and how to search it", () => {
	const graph = JSON.stringify(pageMeta(about));
	expect(graph).toContain('"@type":"Organization"');
	expect(graph).toContain("https://plumbline.example/articles?search={search_term_string}");
});

test("a page that must not be indexed says so and carries no graph", () => {
	const tags = pageMeta({ ...about, isIndexed: false });
	expect(tags).toContainEqual({ name: "robots", content: "noindex" });
	expect(JSON.stringify(tags)).not.toContain("@graph");
});

test("previous and next pages are absolute links", () => {
	const tags = pageMeta({ ...about, previousPath: "/articles", nextPath: "/articles?page=3" });
	expect(tags).toContainEqual({
		tagName: "link",
		rel: "prev",
		href: "https://plumbline.example/articles",
	});
	expect(tags).toContainEqual({
		tagName: "link",
		rel: "next",
		href: "https://plumbline.example/articles?page=3",
	});
});

test("positions of an item list continue across pages", () => {
	expect(itemList(site, [{ title: "A", slug: "a" }], 10).itemListElement).toEqual([
		{ "@type": "ListItem", position: 11, name: "A", url: "https://plumbline.example/articles/a" },
	]);
});

test("an article's modified date falls back to its publication date", () => {
	const facts = {
		slug: "a",
		title: "A",
		summary: "S",
		author: "Desk",
		date: "2026-01-02T03:04:05Z",
		updatedAt: null,
		image: "https://plumbline.example/a.png",
		wordCount: 400,
		readingMinutes: 2,
	};
	expect(article(site, facts).dateModified).toBe("2026-01-02T03:04:05Z");
	expect(article(site, facts).timeRequired).toBe("PT2M");
});

test("breadcrumbs number the visible trail", () => {
	const trail = [
		{ name: "Home", path: "/" },
		{ name: "Articles", path: "/articles" },
	];
	expect(breadcrumbs(site, trail).itemListElement).toHaveLength(2);
});
