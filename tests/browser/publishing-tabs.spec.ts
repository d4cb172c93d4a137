import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "#tests/fixtures/browser.ts";
import { openForm, PUBLISHING } from "#tests/fixtures/publishing.ts";
import { enterStaffArea } from "#tests/fixtures/staff.ts";

const title = (page: Page) => page.getByLabel("Title", { exact: true });

/** A tab has its place a moment after it can be typed in. */
async function write(page: Page, words: string) {
	await title(page).fill(words);
	await page.waitForFunction(
		(text) => Object.values(localStorage).some((kept) => kept.includes(text)),
		words,
	);
}

test("each tab keeps the new article that is written in it", async ({ page, context }) => {
	async function openTab() {
		const tab = await context.newPage();
		await tab.goto(PUBLISHING);
		await hydrate(tab);
		return tab;
	}
	await openForm(page);
	await write(page, "In the first tab");
	const second = await openTab();
	await write(second, "In the second tab");
	for (const tab of [page, second]) {
		await tab.reload();
		await expect(tab.getByText("has been brought back")).toBeVisible();
	}
	await expect(title(page)).toHaveValue("In the first tab");
	await expect(title(second)).toHaveValue("In the second tab");

	await second.close();
	const third = await openTab();
	await expect(title(third)).toHaveValue("In the second tab");
	await third.getByRole("button", { name: "Start with an empty form" }).click();
	await third.reload();
	await hydrate(third);
	await expect(title(third)).toHaveValue("");
	await third.close();
	await page.close();
	await expect(title(await openTab())).toHaveValue("In the first tab");
});

test("a duplicated tab has a form of its own", async ({ page }) => {
	await openForm(page);
	await write(page, "The original");
	const opened = page.waitForEvent("popup");
	await page.evaluate(() => void window.open(window.location.href));
	const twin = await opened;
	await hydrate(twin);
	await write(twin, "The twin");
	for (const tab of [twin, page]) {
		await tab.reload();
		await expect(tab.getByText("has been brought back")).toBeVisible();
	}
	await expect(title(page)).toHaveValue("The original");
	await expect(title(twin)).toHaveValue("The twin");
});

test.describe("west of Greenwich", () => {
	test.use({ timezoneId: "America/Los_Angeles" });

	test("the date is the local one, also for whoever types before the page is ready", async ({
		page,
	}) => {
		await enterStaffArea(page);
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		await page.route("**/*.js", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(PUBLISHING, { waitUntil: "commit" });
		await title(page).fill("In a hurry");
		letGo();
		await hydrate(page);
		const date = await page.getByLabel("Publication Date").inputValue();
		const moment = await page.evaluate((local) => new Date(local).getTime(), date);
		expect(Math.abs(Date.now() - moment)).toBeLessThan(2 * 60_000);
		await expect(title(page)).toHaveValue("In a hurry");
	});
});
