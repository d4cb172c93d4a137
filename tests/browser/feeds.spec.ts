import type { APIRequestContext, Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "#tests/fixtures/browser.ts";
import { startSite } from "#tests/fixtures/site.ts";

const SLUG = "colorado-sb-26-189-what-starts-on-1-january-2027";
const SENTENCE = "works in two steps";

async function text(request: APIRequestContext, path: string, type: string) {
	const response = await request.get(path);
	expect([path, response.status()]).toEqual([path, 200]);
	expect(response.headers()["content-type"]).toContain(type);
	return response.text();
}

/** The browser's own XML parser: throws on anything that is not well formed. */
function readXml(page: Page, xml: string, selector: string) {
	return page.evaluate(
		([source, wanted]) => {
			const document = new DOMParser().parseFromString(source, "application/xml");
			const problem = document.querySelector("parsererror");
			if (problem) throw new Error(problem.textContent);
			return [...document.querySelectorAll(wanted)].map((element) =>
				Object.fromEntries(
					[...element.children].map((child) => [child.nodeName, child.textContent]),
				),
			);
		},
		[xml, selector] as const,
	);
}

test("a browser shows the site's files without complaint", async ({ page, request }) => {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const slug = /\/articles\/([\w-]+)</.exec(sitemap)?.[1];
	for (const path of ["/sitemap.xml", "/robots.txt", "/feed.json", `/social/${slug}.png`]) {
		const response = await page.goto(path);
		expect(response?.status()).toBe(200);
	}
});

test("the sitemap lists every public page with true dates", async ({ page, request, site }) => {
	const xml = await text(request, "/sitemap.xml", "application/xml");
	const urls = await readXml(page, xml, "url");
	const byAddress = new Map(urls.map((url) => [new URL(url.loc ?? "").pathname, url]));
	for (const path of ["/", "/about", "/services", "/faqs", "/contact", "/articles"]) {
		expect(byAddress.has(path), path).toBe(true);
	}
	expect(byAddress.get(`/articles/${SLUG}`)?.lastmod).toBe("2026-11-14T15:00:00.000Z");
	expect(byAddress.get("/about")?.lastmod).toBeUndefined();
	expect(urls.some((url) => url.loc?.endsWith("/articles?page=2"))).toBe(true);
	expect(xml).not.toContain("/admin");
	for (const { loc = "" } of urls.slice(0, 8)) {
		const { pathname, search } = new URL(loc);
		expect((await request.get(site.url + pathname + search)).status(), loc).toBe(200);
	}
});

test("the RSS feed is well formed and carries whole articles", async ({ page, request }) => {
	const xml = await text(request, "/rss.xml", "application/rss+xml");
	const [channel] = await readXml(page, xml, "channel");
	expect(channel).toMatchObject({ title: "Plumbline AI Governance", language: "en-us" });
	expect(channel?.link).toMatch(/\/articles$/);
	const items = await readXml(page, xml, "item");
	expect(items.length).toBeGreaterThan(10);
	const item = items.find((one) => one.link?.endsWith(SLUG));
	expect(item).toMatchObject({
		guid: item?.link,
		pubDate: "Tue, 10 Nov 2026 14:00:00 GMT",
		"dc:creator": "Plumbline Policy Desk",
	});
	expect(item?.["content:encoded"]).toContain(SENTENCE);
	expect(item?.["content:encoded"]).not.toMatch(/(href|src)="[/#]/);
});

const jsonFeedSchema = z.object({
	version: z.literal("https://jsonfeed.org/version/1.1"),
	title: z.string().min(1),
	home_page_url: z.url(),
	feed_url: z.url(),
	items: z
		.array(
			z.object({
				id: z.url(),
				url: z.url(),
				title: z.string().min(1),
				content_html: z.string().min(1),
				date_published: z.iso.datetime(),
				date_modified: z.iso.datetime(),
				authors: z.array(z.object({ name: z.string().min(1) })).min(1),
				image: z.url(),
			}),
		)
		.min(10),
});

test("the JSON feed follows version 1.1", async ({ request }) => {
	const feed = jsonFeedSchema.parse(
		JSON.parse(await text(request, "/feed.json", "application/feed+json")),
	);
	expect(feed.items.some((item) => item.content_html.includes(SENTENCE))).toBe(true);
});

test("an article is also Markdown, by its address and by what is asked for", async ({
	request,
}) => {
	const markdown = await text(request, `/articles/${SLUG}.md`, "text/markdown");
	expect(markdown).toContain("# Colorado SB 26-189");
	expect(markdown).toContain("| Duty | Developer | Deployer | Section |");
	expect(markdown).toContain("[^1]: ");
	const asked = await request.get(`/articles/${SLUG}`, { headers: { accept: "text/markdown" } });
	expect(await asked.text()).toBe(markdown);
	expect(asked.headers().vary).toContain("Accept");
	expect((await request.get("/articles/no-such-article.md")).status()).toBe(404);
	expect(await text(request, "/llms.txt", "text/plain")).toContain(`/articles/${SLUG}.md`);
});

test("robots, security and manifest say what they must", async ({ request }) => {
	const robots = await text(request, "/robots.txt", "text/plain");
	expect(robots).toMatch(/^Disallow: \/admin$/m);
	expect(robots).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m);
	const security = await text(request, "/.well-known/security.txt", "text/plain");
	expect(security).toMatch(/^Contact: mailto:.+@/m);
	const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? "");
	expect(expires).toBeGreaterThan(Date.now());
	expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3600 * 1000);
	const manifest = z
		.object({
			name: z.string(),
			start_url: z.string(),
			icons: z.array(z.object({ src: z.string() })),
		})
		.parse(JSON.parse(await text(request, "/manifest.webmanifest", "application/manifest+json")));
	for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test("articles without a picture of their own get one", async ({ page, request }) => {
	await page.goto(`/articles/${SLUG}`);
	const address = await page.locator('meta[property="og:image"]').getAttribute("content");
	await expect(page.locator('meta[property="og:image:width"]')).toHaveAttribute("content", "1200");
	const response = await request.get(new URL(address ?? "").pathname);
	expect(response.headers()["content-type"]).toBe("image/png");
	const png = await response.body();
	expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

const graphSchema = z.object({
	"@context": z.literal("https://schema.org"),
	"@graph": z.array(z.looseObject({ "@type": z.string() })),
});

async function graphOf(page: Page) {
	const source = await page.locator('script[type="application/ld+json"]').textContent();
	const nodes = graphSchema.parse(JSON.parse(source ?? ""))["@graph"];
	return new Map(nodes.map((node) => [node["@type"], node]));
}

test("an article's structured data has every required property", async ({ page }) => {
	await page.goto(`/articles/${SLUG}`);
	const graph = await graphOf(page);
	expect(graph.get("Article")).toMatchObject({
		headline: "Colorado SB 26-189: what starts on January 1, 2027",
		image: expect.stringMatching(/^http.+\.png$/),
		datePublished: expect.stringMatching(/^2026-11-10T14:00:00(Z|\+00:00)$/),
		dateModified: expect.stringMatching(/^2026-11-14T15:00:00(Z|\+00:00)$/),
		author: { name: "Plumbline Policy Desk", url: expect.stringMatching(/^http/) },
		publisher: { "@id": expect.stringMatching(/#organization$/) },
		mainEntityOfPage: expect.stringMatching(new RegExp(`${SLUG}$`)),
		description: expect.stringMatching(/./),
		inLanguage: "en-US",
		wordCount: expect.any(Number),
		timeRequired: expect.stringMatching(/^PT\d+M$/),
	});
	expect(graph.get("Organization")).toMatchObject({ logo: { "@type": "ImageObject" } });
	const trail = await page
		.getByRole("navigation", { name: "Breadcrumb" })
		.getByRole("listitem")
		.allTextContents();
	const crumbs = z
		.object({ itemListElement: z.array(z.object({ name: z.string(), position: z.number() })) })
		.parse(graph.get("BreadcrumbList")).itemListElement;
	expect(crumbs.map(({ name }) => name)).toEqual(
		trail.map((name) => name.replaceAll("/", "").trim()),
	);
});

test("the list's positions go on across pages, and pages know their neighbours", async ({
	page,
}) => {
	await page.goto("/articles?page=2&utm_source=x");
	const list = z
		.object({ itemListElement: z.array(z.object({ position: z.number(), url: z.url() })) })
		.parse((await graphOf(page)).get("ItemList")).itemListElement;
	expect(list[0]?.position).toBe(11);
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
		"href",
		/\/articles\?page=2$/,
	);
	await expect(page.locator('link[rel="prev"]')).toHaveAttribute("href", /\/articles$/);
	await page.goto("/articles");
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/articles$/);
	await expect(page.locator('link[rel="next"]')).toHaveAttribute("href", /\/articles\?page=2$/);
});

test.describe("with the database out of reach from the start", () => {
	test.use({ expectedErrors: [/503 \(Service Unavailable\)/] });

	test("list and article say so with 503, and Retry is there", async ({ page }) => {
		// The start itself waits a while for a hosted project that does not answer.
		test.setTimeout(90_000);
		const site = await startSite({
			env: {
				SUPABASE_URL: "http://127.0.0.1:9",
				SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
				SUPABASE_SECRET_KEY: "sb_secret_test",
			},
		});
		try {
			const list = await page.goto(`${site.url}/articles?page=2`);
			expect(list?.status()).toBe(503);
			await expect(page.getByRole("heading", { name: "Error Loading Articles" })).toBeVisible();
			await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
			const article = await page.goto(`${site.url}/articles/${SLUG}`);
			expect(article?.status()).toBe(503);
			await expect(page.getByRole("heading", { name: "Error Loading Article" })).toBeVisible();
			expect((await page.request.get(`${site.url}/rss.xml`)).status()).toBe(503);
		} finally {
			await page.goto("about:blank");
			await site.remove();
		}
	});
});
