import { expect, test } from "#tests/fixtures/browser.ts";
import {
	cell,
	choose,
	heading,
	open,
	SUBMISSIONS,
	said,
	withRecords,
} from "#tests/fixtures/table-view.ts";

withRecords();

test("searching all columns is literal, shown as Global and cleared", async ({ page }) => {
	await open(page);
	const search = page.getByRole("searchbox", { name: "Search all columns" });
	await search.pressSequentially("PERSON07");
	await expect(page.getByText("Showing 1 to 1 of 1 results")).toBeVisible();
	await expect(page.getByText("(filtered from 60 total)")).toBeVisible();
	const bar = page.getByRole("region", { name: "Active filters" });
	await expect(bar).toContainText("Global: PERSON07");
	await expect(page).toHaveURL(/q=PERSON07/);
	await search.fill("100%_sure");
	await expect(page.getByText("Showing 1 to 25 of 60 results")).toBeVisible();
	await search.fill("1%sure");
	await expect(page.getByText("No results.")).toBeVisible();
	await bar.getByRole("button", { name: "Clear all" }).click();
	await expect(search).toHaveValue("");
	await expect(page.getByText("Showing 1 to 25 of 60 results")).toBeVisible();
	await expect(bar).toBeHidden();
});

test("typing goes on while answers come back late", async ({ page }) => {
	await open(page);
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/table-view/data**", async (route) => {
		await held;
		await route.continue().catch(() => {});
	});
	const search = page.getByRole("searchbox");
	await search.pressSequentially("person1");
	await expect(page).toHaveURL(/q=person1/);
	await expect(said(page, "Loading Contact Submissions...")).toBeVisible();
	await expect(cell(page, 1, "Person 60")).toBeVisible();
	await search.pressSequentially("2");
	release();
	await expect(page.getByText("Showing 1 to 1 of 1 results")).toBeVisible();
	await expect(search).toHaveValue("person12");
});

test("each column has its own filter", async ({ page }) => {
	await open(page);
	// The one button of a heading is its menu.
	await heading(page, "Company").getByRole("button").click();
	await page.getByLabel("Filter Company").fill("firm 2");
	await expect(page.getByText("Showing 1 to 20 of 20 results")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(heading(page, "Company")).toBeFocused();

	// By keyboard alone.
	await heading(page, "Created at").focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("menuitem", { name: "Sort ascending" })).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.type("2026-01-0");
	await expect(page.getByLabel("Filter Created at")).toHaveAttribute("aria-invalid", "true");
	await page.keyboard.type("1");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Showing 1 to 8 of 8 results")).toBeVisible();
	const bar = page.getByRole("region", { name: "Active filters" });
	await expect(bar).toContainText("Company: firm 2");
	await expect(bar).toContainText("Created at: 2026-01-01");
	await bar.getByRole("button", { name: "Remove filter Company" }).click();
	await expect(page.getByText("Showing 1 to 24 of 24 results")).toBeVisible();
});

test("sorting by click, with Shift by several columns", async ({ page }) => {
	await open(page);
	await heading(page, "Name").click();
	await expect(heading(page, "Name")).toHaveAttribute("aria-sort", "ascending");
	await expect(cell(page, 1, "Person 01")).toBeVisible();
	await heading(page, "Subject").click();
	await heading(page, "Name").click({ modifiers: ["Shift"] });
	await heading(page, "Name").click({ modifiers: ["Shift"] });
	await expect(said(page, "Sorted by Name, descending, 2 of 2")).toBeAttached();
	await expect(page).toHaveURL(/sort=subject%2C-name/);
	await expect(cell(page, 1, "Person 60")).toBeVisible();
	await expect(cell(page, 1, "AI Adoption")).toBeVisible();
	await page.reload();
	await expect(cell(page, 2, "Person 58")).toBeVisible();
});

test("sorting by menu, with the mouse and with keys", async ({ page }) => {
	await open(page);
	await choose(page, "Company", "Sort descending");
	await expect(heading(page, "Company")).toHaveAttribute("aria-sort", "descending");
	await expect(heading(page, "Company")).toBeFocused();
	await page.getByRole("button", { name: "Name column menu" }).click();
	await expect(page.getByRole("menuitem", { name: "ascending" })).toHaveText("Sort ascending");
	await page.keyboard.press("Escape");
	await heading(page, "Company").focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expect(heading(page, "Company")).toHaveAttribute("aria-sort", "ascending");
	await expect(cell(page, 1, "Firm 1")).toBeVisible();
	await choose(page, "Email", "Then by this, high to low");
	await expect(page).toHaveURL(/sort=company%2C-email/);
	await expect(cell(page, 1, "person59@example.org")).toBeVisible();
	await choose(page, "Company", "Clear sort");
	await expect(cell(page, 1, "person60@example.org")).toBeVisible();
});

test("a filter counts even when its box closes at once", async ({ page }) => {
	await open(page);
	await page.getByRole("button", { name: "Company column menu" }).click();
	await page.getByLabel("Filter Company").fill("firm 2");
	await page.keyboard.press("Escape");
	await expect(page.getByText("Showing 1 to 20 of 20 results")).toBeVisible();
});

test("filters are taken off by keyboard, and the focus stays in the grid's tools", async ({
	page,
}) => {
	await open(page, `${SUBMISSIONS}&q=person&filter.company=firm&filter.subject=adoption`);
	const search = page.getByRole("searchbox");
	await page.getByRole("button", { name: "Remove filter Company" }).press("Enter");
	await expect(page.getByText("Showing 1 to 25 of 30 results")).toBeVisible();
	await expect(search).toBeFocused();
	await page.getByRole("button", { name: "Clear all" }).press("Space");
	await expect(page.getByText("Showing 1 to 25 of 60 results")).toBeVisible();
	await expect(search).toBeFocused();
});

test("the footer speaks of the rows above it, while others are on their way", async ({ page }) => {
	await open(page);
	await expect(page.getByText("Showing 1 to 25 of 60 results")).toBeVisible();
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route("**/table-view/data*", async (route) => {
		await held;
		await route.continue();
	});
	await page.getByRole("searchbox").fill("firm 1");
	await expect(page.getByText("Loading Contact Submissions...")).toBeVisible();
	await expect(page.getByText("Showing 1 to 25 of 60 results")).toBeVisible();
	await expect(page.getByText("filtered from")).toHaveCount(0);
	letGo();
	await expect(page.getByText("Showing 1 to 20 of 20 results")).toBeVisible();
	await expect(page.getByText("(filtered from 60 total)")).toBeVisible();
});
