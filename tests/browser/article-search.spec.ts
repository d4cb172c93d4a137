import { expect, expectAccessible, test } from "#tests/fixtures/browser.ts";

const LONG_TITLE = "Colorado SB 26-189: what starts on January 1, 2027";

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
	await page.getByRole("link", { name: "View All Articles", exact: true }).click();
	await expect(page.getByRole("article")).toHaveCount(10);
});

test("shows markup that was typed as text", async ({ page }) => {
	await page.goto(`/articles?search=${encodeURIComponent('<img src=x onerror=alert(1)>"')}`);
	await expect(page.getByText('“<img src=x onerror=alert(1)>"”')).toBeVisible();
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
