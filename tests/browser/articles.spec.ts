import { randomUUID } from "node:crypto";
import { expect, expectAccessible, hydrate, test } from "#tests/fixtures/browser.ts";
import { databaseOf } from "#tests/fixtures/site.ts";

const LONG = "/articles/colorado-sb-26-189-what-starts-on-1-january-2027";
const LONG_TITLE = "Colorado SB 26-189: what starts on 1 January 2027";
const LIST_API = /\/api\/articles(\?|$)/;

test.describe("the list", () => {
	test("shows ten cards, long dates, and marks the current page", async ({ page }) => {
		await page.goto("/articles");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles & Resources");
		await expect(page.getByRole("article")).toHaveCount(10);
		const card = page.getByRole("article", { name: LONG_TITLE });
		await expect(card.getByRole("time")).toHaveText("November 10, 2026");
		await expect(card.getByRole("time")).toHaveAttribute("datetime", /^2026-11-10T14:00/);
		await expect(card.getByText("Plumbline Policy Desk")).toBeVisible();
		await expect(card.getByRole("link", { name: "Read more" })).toHaveAttribute("href", LONG);
		await expect(card.getByRole("link", { name: "Discuss with our experts" })).toHaveAttribute(
			"href",
			"/contact",
		);
		const pages = page.getByRole("navigation", { name: "Pages" });
		await expect(pages.getByRole("link", { name: "1", exact: true })).toHaveAttribute(
			"aria-current",
			"page",
		);
		await expect(pages.getByRole("link", { name: "2", exact: true })).not.toHaveAttribute(
			"aria-current",
		);
	});

	test("a page number scrolls to the top, shows skeletons and then that page", async ({ page }) => {
		await page.route(LIST_API, async (route) => {
			await release.promise;
			await route.continue();
		});
		const release = Promise.withResolvers<void>();
		await page.goto("/articles");
		await hydrate(page);
		const second = page.getByRole("link", { name: "2", exact: true });
		await second.scrollIntoViewIfNeeded();
		await second.click();
		const skeletons = page.getByRole("status", { name: "Loading articles" });
		await expect(skeletons.locator("li")).toHaveCount(10);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		release.resolve();
		await expect(page.getByRole("article").first()).toBeVisible();
		await expect(skeletons).toBeHidden();
		await expect(page).toHaveURL(/\/articles\?page=2$/);
		await expect(second).toHaveAttribute("aria-current", "page");
		await expect(page).toHaveTitle("Articles & Resources (page 2) | Plumbline AI Governance");
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
			"href",
			/\/articles\?page=2$/,
		);
		await page.goBack();
		await expect(page.getByRole("article")).toHaveCount(10);
	});

	test("a card's link scrolls to the top and opens the article", async ({ page }) => {
		await page.goto("/articles");
		await hydrate(page);
		const link = page.getByRole("article").last().getByRole("link", { name: "Read more" });
		await link.scrollIntoViewIfNeeded();
		await link.click();
		await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await expect(page).toHaveTitle(/ \| Plumbline AI Governance$/);
		await expect(page).not.toHaveTitle(/^Article \|/);
	});

	test("articles are fetched on hover, once, and stay fresh", async ({ page }) => {
		const fetched: string[] = [];
		page.on("request", (request) => {
			if (/\/api\/|\.data/.test(request.url())) fetched.push(new URL(request.url()).pathname);
		});
		await page.goto("/articles");
		await hydrate(page);
		const link = page.getByRole("link", { name: LONG_TITLE });
		await link.hover();
		await expect.poll(() => fetched).toEqual([`/api${LONG}`]);
		await link.click();
		await expect(page.getByRole("heading", { level: 1, name: LONG_TITLE })).toBeVisible();
		await page.getByRole("link", { name: "View All Articles" }).click();
		await expect(page.getByRole("article")).toHaveCount(10);
		expect(fetched).toEqual([`/api${LONG}`]);
	});

	test("a page after the last one is not found, and leads back", async ({ page, request }) => {
		expect((await request.get("/articles?page=77")).status()).toBe(404);
		await page.goto("/articles?page=2");
		await page.goto("/articles?page=77");
		await page.getByRole("link", { name: "Go to page 1" }).click();
		await expect(page.getByRole("article")).toHaveCount(10);
	});
	test.use({ expectedErrors: [/404 \(Not Found\)/] });
});

test.describe("when the list cannot be loaded", () => {
	test.use({ expectedErrors: [/503 \(Service Unavailable\)|ERR_FAILED/] });

	test("the box and a toast say so, and Retry loads the page again", async ({ page }) => {
		let asked = 0;
		await page.route(LIST_API, async (route) => {
			asked += 1;
			await route.fulfill({ status: 503, json: { message: "The database is resting." } });
		});
		await page.goto("/articles");
		await hydrate(page);
		await page.getByRole("link", { name: "2", exact: true }).click();
		const box = page.getByRole("alert").filter({ hasText: "The database is resting." });
		await expect(box.getByRole("heading", { name: "Error Loading Articles" })).toBeVisible();
		expect(asked).toBe(2);
		await expect(
			page
				.getByRole("region", { name: /Notifications/ })
				.getByText("There was a problem loading the articles. Please try again later."),
		).toBeVisible();
		await expectAccessible(page);
		await box.getByRole("button", { name: "Retry" }).click();
		await expect(page.getByRole("article").first()).toBeVisible();
		await expect(page).toHaveURL(/\/articles\?page=2$/);
	});

	test("a lost network is an error too, not endless skeletons", async ({ page }) => {
		await page.route(LIST_API, (route) => route.abort());
		await page.goto("/articles");
		await hydrate(page);
		await page.getByRole("link", { name: "2", exact: true }).click();
		await expect(page.getByRole("heading", { name: "Error Loading Articles" })).toBeVisible();
	});
});

test.describe("search", () => {
	test("finds, counts and marks the words", async ({ page }) => {
		await page.goto("/articles");
		await page.getByRole("searchbox", { name: "Search the articles" }).fill("covered entit");
		await page.getByRole("button", { name: "Search" }).click();
		await expect(page).toHaveURL(/\/articles\?search=covered\+entit$/);
		await expect(page.getByText(/^\d+ articles? match(es)? “covered entit”$/)).toBeVisible();
		await expect(page.locator("mark").first()).toBeVisible();
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		await expectAccessible(page);
	});

	test("says what to do when nothing matches", async ({ page }) => {
		await page.goto("/articles?search=zebra+xylophone");
		await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
		await page.getByRole("link", { name: "View all articles", exact: true }).click();
		await expect(page.getByRole("article")).toHaveCount(10);
	});

	test("shows markup that was typed as text", async ({ page }) => {
		await page.goto(`/articles?search=${encodeURIComponent('<img src=x onerror=alert(1)>"')}`);
		await expect(page.getByText('“<img src=x onerror=alert(1)>"”')).toBeVisible();
	});
});

test.describe("an article", () => {
	test("has trail, author, dates, reading time, contents, shares and neighbours", async ({
		page,
	}) => {
		await page.goto(LONG);
		const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
		await expect(trail).toHaveText([/Home/, /Articles/, new RegExp(LONG_TITLE)]);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(LONG_TITLE);
		await expect(page.getByText("Plumbline Policy Desk")).toBeVisible();
		await expect(page.getByText("November 10, 2026")).toBeVisible();
		await expect(page.getByText("Updated November 14, 2026")).toBeVisible();
		await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
		const contents = page.getByRole("navigation", { name: "Contents" });
		await contents.getByRole("link", { name: "Who owes what" }).click();
		await expect(page).toHaveURL(/#who-owes-what$/);
		await expect(page.getByRole("heading", { name: "Who owes what" })).toBeInViewport();
		await expect(page.getByRole("region", { name: /^Table: / }).first()).toBeVisible();
		await expect(page.getByRole("link", { name: "LinkedIn" }).first()).toHaveAttribute(
			"href",
			/share-offsite\/\?url=http/,
		);
		const neighbours = page.getByRole("navigation", { name: "Previous and next article" });
		await expect(neighbours.getByRole("link")).toHaveCount(2);
		await expect(page.getByRole("heading", { name: "Related articles" })).toBeVisible();
		await expect(page.getByRole("link", { name: "View All Articles" })).toBeVisible();
	});

	test("its body is sent once, and stays when React starts", async ({ page, request }) => {
		const sentence = "works in two steps";
		const html = await (await request.get(LONG)).text();
		expect(html.split(sentence)).toHaveLength(2);
		await page.goto(LONG);
		await hydrate(page);
		await page.getByRole("link", { name: "View All Articles" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles & Resources");
		await page.goBack();
		await expect(page.getByText(sentence)).toBeVisible();
	});

	test("shows skeletons while it loads", async ({ page }) => {
		const release = Promise.withResolvers<void>();
		await page.route(/\/api\/articles\//, async (route) => {
			await release.promise;
			await route.continue();
		});
		await page.goto("/articles");
		await hydrate(page);
		await page.getByRole("link", { name: LONG_TITLE }).click();
		await expect(page.getByRole("status", { name: "Loading article" })).toBeVisible();
		release.resolve();
		await expect(page.getByRole("heading", { level: 1, name: LONG_TITLE })).toBeVisible();
		await expect(page).toHaveTitle(`${LONG_TITLE} | Plumbline AI Governance`);
	});

	test.describe("that cannot be loaded", () => {
		test.use({ expectedErrors: [/503 \(Service Unavailable\)/] });

		test("says so, with Retry and a toast", async ({ page }) => {
			await page.route(/\/api\/articles\//, (route) => route.fulfill({ status: 503, body: "no" }));
			await page.goto("/articles");
			await hydrate(page);
			await page.getByRole("link", { name: LONG_TITLE }).click();
			const text = "There was a problem loading this article. Please try again later.";
			const box = page.getByRole("alert").filter({ hasText: text });
			await expect(box.getByRole("heading", { name: "Error Loading Article" })).toBeVisible();
			await expect(
				page.getByRole("region", { name: /Notifications/ }).getByText(text),
			).toBeVisible();
			await box.getByRole("button", { name: "Retry" }).click();
			await expect(page.getByRole("heading", { level: 1, name: LONG_TITLE })).toBeVisible();
		});
	});

	test.describe("that does not exist", () => {
		test.use({ expectedErrors: [/404 \(Not Found\)/] });

		test("answers 404, shows the notice and sends the reader to the list", async ({ page }) => {
			await page.goto("/about");
			const response = await page.goto("/articles/no-such-article");
			expect(response?.status()).toBe(404);
			const notice = page.getByRole("alert").filter({ hasText: "Article Not Found" });
			await expect(notice).toContainText("The article you are looking for could not be found.");
			await page.waitForURL("**/articles");
			await expect(page.getByRole("article").first()).toBeVisible();
			await expect(
				page.getByRole("region", { name: /Notifications/ }).getByText("Article Not Found"),
			).toBeVisible();
			await page.goBack();
			await expect(page).toHaveURL(/\/about$/);
		});
	});
});

test("renamed articles are found at their old address, scheduled ones nowhere", async ({
	page,
	request,
	site,
}) => {
	const { service } = await databaseOf(site);
	const name = `moved-${randomUUID().slice(0, 8)}`;
	const fields = { summary: "About moving.", content: "<p>Text</p>", author: "Tester" };
	const { data } = await service
		.from("articles")
		.insert([
			{ ...fields, title: "Moved", slug: name, date: "2020-01-01T00:00:00Z" },
			{ ...fields, title: "Later", slug: `later-${name}`, date: "2999-01-01T00:00:00Z" },
		])
		.select("id")
		.order("date");
	await service
		.from("articles")
		.update({ slug: `new-${name}` })
		.eq("id", data?.[0]?.id ?? "");

	const moved = await request.get(`/articles/${name}`, { maxRedirects: 0 });
	expect([moved.status(), moved.headers().location]).toEqual([301, `/articles/new-${name}`]);
	for (const path of [`/articles/later-${name}`, `/api/articles/later-${name}`]) {
		expect((await request.get(path)).status()).toBe(404);
	}
	expect(await (await request.get("/articles?search=Later+About+moving")).text()).not.toContain(
		`later-${name}`,
	);
	await page.goto(`/articles/${name}`);
	await expect(page).toHaveURL(new RegExp(`/articles/new-${name}$`));
	await service.from("articles").delete().like("slug", `%${name}`);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("list, pages, search and article work", async ({ page }) => {
		await page.goto("/articles");
		await page.getByRole("link", { name: "2", exact: true }).click();
		await expect(page).toHaveURL(/\?page=2$/);
		await expect(page.getByRole("article").first()).toBeVisible();
		await page.getByRole("searchbox", { name: "Search the articles" }).fill("colorado notice");
		await page.getByRole("button", { name: "Search" }).click();
		await page.getByRole("link", { name: LONG_TITLE }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(LONG_TITLE);
		await expect(page.getByRole("heading", { name: "Who owes what" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
	});
});

for (const colorScheme of ["light", "dark"] as const) {
	test.describe(`in ${colorScheme}`, () => {
		test.use({ colorScheme });
		for (const path of ["/articles", LONG]) {
			test(`${path} is accessible`, async ({ page }) => {
				await page.goto(path);
				await expectAccessible(page);
			});
		}
	});
}

test("after intent an article and the list run at most 150 kB of compressed JavaScript", async ({
	page,
}) => {
	let bytes = 0;
	page.on("response", (response) => {
		if (response.url().endsWith(".js")) bytes += Number(response.headers()["content-length"]);
	});
	for (const path of ["/articles", LONG]) {
		bytes = 0;
		await page.goto(path);
		await hydrate(page);
		expect(bytes, path).toBeGreaterThan(50_000);
		expect(bytes, path).toBeLessThanOrEqual(150_000);
	}
});
