import { readFile } from "node:fs/promises";
import { expect, test } from "#tests/fixtures/browser.ts";
import { cell, heading, open, SUBMISSIONS, withRecords } from "#tests/fixtures/table-view.ts";

withRecords();

test("arrow keys lead through the grid, and one Tab leads past it", async ({ page }) => {
	await open(page);
	await heading(page, "Row number").focus();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowRight");
	await expect(cell(page, 1, "Person 60")).toBeFocused();
	await page.keyboard.press("PageDown");
	await expect(cell(page, 11, "Person 50")).toBeFocused();
	await page.keyboard.press("End");
	await page.keyboard.press("Control+Home");
	await expect(heading(page, "Row number")).toBeFocused();
	await page.keyboard.press("Control+End");
	await expect(page.getByRole("row").nth(25).getByRole("gridcell").last()).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Previous" })).toBeFocused();
});

test("a record opens with all its fields, and cells are copied", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await open(page);
	const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
	await cell(page, 2, "person59@example.org").click();
	await page.keyboard.press("Control+c");
	await expect.poll(clipboard).toBe("person59@example.org");
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Contact Submissions, record 2" });
	await expect(dialog.getByText("Quarantine reasons")).toBeVisible();
	await expect(dialog.getByText("100%_sure")).toBeVisible();
	await dialog.getByRole("button", { name: "Copy Name" }).click();
	await expect.poll(clipboard).toBe("Person 59");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(cell(page, 2, "person59@example.org")).toBeFocused();
	await page.getByRole("button", { name: "3, open record", exact: true }).click();
	await expect(page.getByRole("dialog", { name: "Contact Submissions, record 3" })).toBeVisible();
	await page.getByRole("button", { name: "Close" }).first().click();
	await expect(page.getByRole("button", { name: "3, open record", exact: true })).toBeFocused();
	await cell(page, 4, "Person 57").dblclick();
	await expect(page.getByRole("dialog", { name: "Contact Submissions, record 4" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(cell(page, 4, "Person 57")).toBeFocused();
});

test("all filtered rows are exported, with a progress bar, and no formula among them", async ({
	page,
}) => {
	await open(page, `${SUBMISSIONS}&filter.subject=adoption&sort=name`);
	await page.getByRole("button", { name: "Export" }).click();
	const csv = page.waitForEvent("download");
	await page.getByRole("menuitem", { name: "Export CSV" }).click();
	const file = await csv;
	expect(file.suggestedFilename()).toBe("contact-submissions.csv");
	const text = await readFile(await file.path(), "utf8");
	expect(
		text.startsWith(
			"\uFEFFid,status,quarantine_reasons,name,email,company,subject,message,created_at\r\n",
		),
	).toBe(true);
	expect(text.trim().split("\r\n")).toHaveLength(31);
	expect(text).toContain(`"'=Message 2: we would like to talk, and soon.`);

	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/table-view/export**", async (route) => {
		await held;
		await route.continue();
	});
	await page.getByRole("button", { name: "Export" }).click();
	const json = page.waitForEvent("download");
	await page.getByRole("menuitem", { name: "Export JSON" }).click();
	await expect(page.getByRole("progressbar", { name: "Export progress" })).toBeVisible();
	release();
	const rows: unknown = JSON.parse(await readFile(await (await json).path(), "utf8"));
	expect(rows).toHaveLength(30);
	expect(rows).toMatchObject({ 0: { name: "Person 02", company: "Firm 1" } });
	await expect(page.getByText("Export ready", { exact: true })).toBeVisible();
});

test("an export can be cancelled, by keyboard as well", async ({ page }) => {
	await open(page);
	await page.route("**/table-view/export**", () => {});
	await page.getByRole("button", { name: "Export" }).click();
	await page.getByRole("menuitem", { name: "Export CSV" }).click();
	await page.getByRole("button", { name: "Cancel export" }).click();
	await expect(page.getByRole("button", { name: "Export" })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Cancel export" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Export" })).toBeFocused();
});
