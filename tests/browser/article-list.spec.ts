import { expect, expectAccessible, hydrate, test } from "#tests/fixtures/browser.ts";

const LONG = "/articles/colorado-sb-26-189-what-starts-on-1-january-2027";
const LONG_TITLE = "Colorado SB 26-189: what starts on January 1, 2027";
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

	test("going back leads to where the reader was, also from a shorter page", async ({ page }) => {
		const position = () => page.evaluate(() => Math.round(scrollY));
		await page.goto("/articles");
		await hydrate(page);
		for (const name of ["Read more", "Discuss with our experts"]) {
			const link = page.getByRole("article").last().getByRole("link", { name });
			await link.scrollIntoViewIfNeeded();
			const before = await position();
			expect(before).toBeGreaterThan(500);
			await link.click();
			await expect(page).not.toHaveURL(/\/articles$/);
			await expect.poll(position).toBe(0);
			await page.goBack();
			await expect(page.getByRole("article")).toHaveCount(10);
			await expect.poll(position).toBe(before);
		}
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

	test("also on the way there by the menu's old address", async ({ page }) => {
		await page.goto("/about");
		await hydrate(page);
		await page.route("**/*", (route) =>
			route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
		);
		await page.getByRole("banner").getByRole("link", { name: "Articles" }).click();
		await expect(page.getByRole("heading", { name: "Error Loading Articles" })).toBeVisible();
		await expect(page).toHaveURL(/\/articles$/);
		await page.goBack();
		await expect(page).toHaveURL(/\/about$/);
	});
});

for (const colorScheme of ["light", "dark"] as const) {
	test.describe(`in ${colorScheme}`, () => {
		test.use({ colorScheme });
		test("the list is accessible", async ({ page }) => {
			await page.goto("/articles");
			await expectAccessible(page);
		});
	});
}
