import { expect, hydrate, test } from "#tests/fixtures/browser.ts";

test.describe("an address nobody knows", () => {
	test.use({ expectedErrors: [/404 \(Not Found\)/] });

	test("answers 404 with a way home and a way back", async ({ page }) => {
		await page.goto("/about");
		const response = await page.goto("/no-such-page");
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
		await expect(page.locator('meta[name="keywords"]')).toHaveAttribute("content", /\w/);
		await page.getByRole("button", { name: "Go Back" }).click();
		await expect(page).toHaveURL(/\/about$/);
	});
});

test("old addresses lead to the new ones, with a 301 for plain clients", async ({
	page,
	request,
}) => {
	const expected = {
		"/article-management": "/admin/article-management",
		"/dynamic-article-management": "/admin/article-management",
		"/dynamic-articles": "/articles",
		"/dynamic-articles/some-slug": "/articles/some-slug",
		"/dynamic-articles?page=2": "/articles?page=2",
		"/dynamic-articles/": "/articles",
		"/dynamic-articles/some-slug/": "/articles/some-slug",
		"/Article-Management/": "/admin/article-management",
		"/dynamic-articles/%E2%82%AC%0D%0A": "/articles/%E2%82%AC%0D%0A",
	};
	for (const [from, to] of Object.entries(expected)) {
		const response = await request.get(from, { maxRedirects: 0 });
		expect([response.status(), response.headers().location]).toEqual([301, to]);
	}
	await page.goto("/dynamic-articles");
	expect(new URL(page.url()).pathname).toBe("/articles");
});

for (const path of ["/", "/articles?search=colorado", "/articles?search=zebra"]) {
	test(`${path} runs no framework code until the visitor moves`, async ({ page }) => {
		const scripts: string[] = [];
		page.on("request", (request) => {
			if (request.resourceType() === "script") scripts.push(request.url());
		});
		await page.goto(path);
		await page.waitForLoadState("networkidle");
		expect(scripts).toEqual([]);
		await hydrate(page);
		expect(scripts.length).toBeGreaterThan(0);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});
}

test.describe("what fails unseen", () => {
	test.use({ expectedErrors: [/Really broken/] });

	test("is an error in the console, but a request that was cut off is none", async ({ page }) => {
		await page.goto("/about");
		await hydrate(page);
		const broken = page.waitForEvent("pageerror");
		await page.evaluate(() => {
			Promise.reject(AbortSignal.abort().reason);
			Promise.reject(new Error("Really broken"));
		});
		expect((await broken).message).toBe("Really broken");
	});
});

test("what the content security policy refuses fails a test, on any page in any context", async ({
	context,
	browser,
	baseURL,
	consoleErrors,
}) => {
	const elsewhere = await browser.newContext({ baseURL });
	for (const [address, page] of [
		["/", await context.newPage()],
		["/contact", await context.newPage()],
		["/admin/sign-in", await elsewhere.newPage()],
		["/about", await browser.newPage({ baseURL })],
	] as const) {
		await page.goto(address);
		const hasRun = await page.evaluate(() => {
			const script = document.createElement("script");
			script.textContent = "document.title = 'It ran'";
			document.head.append(script);
			return document.title === "It ran";
		});
		expect(hasRun).toBe(false);
		// What is in here, and not expected, fails the test.
		await expect.poll(() => consoleErrors.length).toBe(1);
		expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("Content Security Policy")]);
		await page.close();
	}
	await elsewhere.close();
});
