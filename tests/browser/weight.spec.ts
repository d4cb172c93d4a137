import { expect, hydrate, test } from "#tests/fixtures/browser.ts";

const LIMIT = 150_000;
const pages = [
	"/",
	"/about",
	"/services",
	"/faqs",
	"/articles",
	"/articles?search=colorado",
	"/articles/colorado-sb-26-189-what-starts-on-1-january-2027",
	"/contact",
	"/fileupload",
];

for (const path of pages) {
	test(`${path} runs at most 150 kB of compressed JavaScript`, async ({ page }) => {
		let bytes = 0;
		page.on("response", (response) => {
			if (response.url().endsWith(".js")) bytes += Number(response.headers()["content-length"]);
		});
		await page.goto(path);
		await hydrate(page);
		await page.waitForLoadState("networkidle");
		expect(bytes).toBeGreaterThan(50_000);
		expect(bytes).toBeLessThanOrEqual(LIMIT);
	});
}

test("the first paint waits for the document alone", async ({ page }) => {
	await page.goto("/contact");
	const blocking = await page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.filter(
				(entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus !== "non-blocking",
			)
			.map(({ name }) => name),
	);
	expect(blocking).toEqual([]);
	await expect(page.locator("body")).toHaveCSS("font-family", /Source Sans/);
});
