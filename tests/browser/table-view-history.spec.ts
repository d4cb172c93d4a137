import { expect, test } from "#tests/fixtures/browser.ts";
import {
	cell,
	choose,
	dragBy,
	heading,
	open,
	widthOf,
	withRecords,
} from "#tests/fixtures/table-view.ts";

withRecords();

test("Back and Forward lead through tabs, pages, sorts and filters", async ({ page }) => {
	await page.goto("/admin");
	await page.getByRole("link", { name: "Table view" }).first().click();
	await expect(page.getByRole("grid", { name: "Keep Alive Table" })).toBeVisible();
	await page.getByRole("tab", { name: "Contact Submissions" }).click();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("Page 2 of 3")).toBeVisible();
	await choose(page, "Name", "Sort ascending");
	await expect(cell(page, 1, "Person 01")).toBeVisible();
	const search = page.getByRole("searchbox");
	await search.pressSequentially("person");
	await expect(page).toHaveURL(/q=person&/);
	await search.pressSequentially("07");
	await expect(page.getByText("Showing 1 to 1 of 1 results")).toBeVisible();
	await page.getByRole("button", { name: "Remove filter Global" }).click();
	await expect(page.getByText("Showing 1 to 25 of 60 results")).toBeVisible();

	await page.goBack();
	await expect(page.getByText("Showing 1 to 1 of 1 results")).toBeVisible();
	await expect(search).toHaveValue("person07");
	await page.goBack();
	await expect(search).toHaveValue("");
	await expect(cell(page, 1, "Person 01")).toBeVisible();
	await page.goBack();
	await expect(page.getByText("Page 2 of 3")).toBeVisible();
	await expect(cell(page, 1, "Person 35")).toBeVisible();
	await page.goBack();
	await expect(cell(page, 1, "Person 60")).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("grid", { name: "Keep Alive Table" })).toBeVisible();
	await page.goForward();
	await page.goForward();
	await expect(cell(page, 1, "Person 35")).toBeVisible();
	await page.goBack();
	await page.goBack();
	await page.goBack();
	await expect(page).toHaveURL(/\/admin$/);
	await page.goForward();
	await expect(page.getByRole("grid", { name: "Keep Alive Table" })).toBeVisible();
});

test("going back shows rows that are known already, and works after a reload", async ({ page }) => {
	await open(page);
	await page.getByRole("button", { name: "Next" }).click();
	await expect(cell(page, 1, "Person 35")).toBeVisible();
	await page.route("**/table-view/data**", () => {
		throw new Error("These rows are known.");
	});
	await page.goBack();
	await expect(page.getByText("Page 1 of 3")).toBeVisible();
	await page.goForward();
	await expect(page.getByText("Page 2 of 3")).toBeVisible();
	await expect(cell(page, 1, "Person 35")).toBeVisible();
	await page.unroute("**/table-view/data**");
	await page.reload();
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
	await page.goBack();
	await expect(page.getByText("Page 1 of 3")).toBeVisible();
	await expect(cell(page, 1, "Person 60")).toBeVisible();
});

test("columns are no steps of the history, and stay when one goes back", async ({ page }) => {
	await open(page, "/admin/table-view");
	await page.getByRole("tab", { name: "Contact Submissions" }).click();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("Page 2 of 3")).toBeVisible();
	const name = heading(page, "Name");
	await dragBy(page, page.getByTestId("resize-name"), 60);
	await choose(page, "Email", "Hide column");
	await expect(heading(page, "Email")).toBeHidden();
	await page.goBack();
	await expect(page.getByText("Page 1 of 3")).toBeVisible();
	await expect(heading(page, "Email")).toBeHidden();
	expect(await widthOf(name)).toBe(240);
	await expect(page).toHaveURL(/hide=email&width=name%3A240/);
	await page.goBack();
	await expect(page.getByRole("grid", { name: "Keep Alive Table" })).toBeVisible();
});

test("an address behind the end is corrected in its own entry", async ({ page }) => {
	await open(page, "/admin");
	await page.goto("/admin/table-view?tab=contact-submissions&page=99");
	await expect(page.getByText("Page 3 of 3")).toBeVisible();
	await expect(page).toHaveURL(/page=3$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/admin$/);
});
