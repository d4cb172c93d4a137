import { readFile } from "node:fs/promises";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, expectAccessible, signIn, test } from "#tests/fixtures/browser.ts";
import { databaseOf, startSite } from "#tests/fixtures/site.ts";

const SUBMISSIONS = "/admin/table-view?tab=contact-submissions";
const TWO_DIGITS = (n: number) => String(n).padStart(2, "0");
let session: Awaited<ReturnType<BrowserContext["cookies"]>> = [];

test.beforeAll(async ({ site, browser }) => {
	const { service } = await databaseOf(site);
	await service.from("contact_submissions").delete().not("id", "is", null);
	await service.from("keep_alive").delete().not("id", "is", null);
	const submissions = Array.from({ length: 60 }, (_, index) => ({
		name: `Person ${TWO_DIGITS(index + 1)}`,
		email: `person${TWO_DIGITS(index + 1)}@example.org`,
		company: index % 3 === 0 ? null : `Firm ${index % 3}`,
		subject: index % 2 === 0 ? "AI Governance" : "AI Adoption",
		message: `=Message ${index + 1}: ${"we would like to talk, and soon. ".repeat(6)}100%_sure`,
		created_at: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
	}));
	const inserted = await service.from("contact_submissions").insert(submissions);
	if (inserted.error) throw inserted.error;
	const beats = Array.from({ length: 28 }, (_, index) => ({
		created_at: new Date(Date.UTC(2026, 1, index + 1, 6)).toISOString(),
		keep_alive: index === 1 ? null : `beat ${index + 1}`,
	}));
	const beaten = await service.from("keep_alive").insert(beats);
	if (beaten.error) throw beaten.error;

	const context = await browser.newContext({ baseURL: site.url });
	await signIn(await context.newPage());
	session = await context.cookies();
	await context.close();
});

test.beforeEach(({ context }) => context.addCookies(session));

async function open(page: Page, address = SUBMISSIONS) {
	await page.goto(address);
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
}

const heading = (page: Page, name: string) =>
	page.getByRole("columnheader", { name, exact: false });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const cell = (page: Page, row: number, name: string | RegExp) =>
	page.getByRole("row").nth(row).getByRole("gridcell", { name, exact: true });

async function headings(page: Page): Promise<string[]> {
	const texts = await page.getByRole("columnheader").allInnerTexts();
	return texts.map((text) => text.replace(/\s+/g, " ").trim());
}

async function choose(page: Page, column: string, item: string) {
	await page.getByRole("button", { name: `${column} column menu` }).click();
	await page.getByRole("menuitem", { name: item, exact: true }).click();
}

async function dragBy(page: Page, handle: Locator, x: number) {
	const box = await handle.boundingBox();
	if (!box) throw new Error("Nothing to drag.");
	const [fromX, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(fromX, y);
	await page.mouse.down();
	await page.mouse.move(fromX + x / 2, y, { steps: 3 });
	await page.mouse.move(fromX + x, y, { steps: 3 });
	await page.mouse.up();
}

async function widthOf(locator: Locator): Promise<number> {
	return Math.round((await locator.boundingBox())?.width ?? 0);
}

test("the keep-alive table opens first, with its columns, dashes and last beat", async ({
	page,
}) => {
	await open(page, "/admin/table-view");
	await expect(page.getByRole("heading", { level: 1, name: "Admin Table View" })).toBeVisible();
	await expect(page.getByRole("tab", { name: "Keep Alive Table" })).toHaveAttribute(
		"aria-selected",
		"true",
	);
	await expect(page.getByRole("grid", { name: "Keep Alive Table" })).toBeVisible();
	expect(await headings(page)).toEqual(["# Row number", "ID", "Created at", "Keep alive"]);
	await expect(page.getByText("28 records")).toBeVisible();
	await expect(cell(page, 2, "-")).toBeVisible();
	const time = await page.evaluate(() => new Date("2026-02-01T06:00:00Z").toLocaleString());
	await expect(cell(page, 1, time)).toBeVisible();
	const last = await page.evaluate(() => new Date("2026-02-28T06:00:00Z").toLocaleString());
	await expect(page.getByText(`Last beat: ${last}`)).toBeVisible();
	await expect(page.getByText("Showing 1 to 25 of 28 results")).toBeVisible();
});

test("tabs change by mouse and by keyboard, and the address follows", async ({ page }) => {
	await open(page, "/admin/table-view");
	await page.getByRole("tab", { name: "Contact Submissions" }).click();
	await expect(page.getByText("60 records")).toBeVisible();
	expect(await headings(page)).toEqual([
		"# Row number",
		"Name",
		"Email",
		"Company",
		"Subject",
		"Message",
		"Created at",
	]);
	await expect(page).toHaveURL(/tab=contact-submissions/);
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByRole("grid", { name: "Keep Alive Table" })).toBeVisible();
	await expect(page).toHaveURL(/table-view$/);
});

test("60 submissions come in three pages, newest first, with the whole message as tooltip", async ({
	page,
}) => {
	await open(page);
	await expect(cell(page, 1, "Person 60")).toBeVisible();
	await expect(cell(page, 1, /^=Message 60/)).toHaveAttribute("title", /100%_sure$/);
	await expect(page.getByText("Showing 1 to 25 of 60 results")).toBeVisible();
	await expect(page.getByText("Page 1 of 3")).toBeVisible();
	await expect(page.getByRole("button", { name: "Previous" })).toHaveAttribute(
		"aria-disabled",
		"true",
	);
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("Showing 26 to 50 of 60 results")).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page.getByText("Showing 51 to 60 of 60 results")).toBeVisible();
	await expect(cell(page, 10, "60, open record")).toBeVisible();
	await expect(page.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
	await page.reload();
	await expect(page.getByText("Page 3 of 3")).toBeVisible();
	await page.getByRole("button", { name: "Previous" }).click();
	await expect(page.getByText("Page 2 of 3")).toBeVisible();
});

test("a page behind the end leads to the last one", async ({ page }) => {
	await open(page, `${SUBMISSIONS}&page=99`);
	await expect(page.getByText("Page 3 of 3")).toBeVisible();
	await expect(cell(page, 10, "Person 01")).toBeVisible();
});

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
	await page.getByRole("button", { name: "Company column menu" }).click();
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
	await heading(page, "Name").getByRole("button", { name: "Name", exact: true }).click();
	await expect(heading(page, "Name")).toHaveAttribute("aria-sort", "ascending");
	await expect(cell(page, 1, "Person 01")).toBeVisible();
	await heading(page, "Subject").getByRole("button", { name: "Subject", exact: true }).click();
	await heading(page, "Name")
		.getByRole("button", { name: "Name", exact: true })
		.click({ modifiers: ["Shift"] });
	await heading(page, "Name")
		.getByRole("button", { name: /^Name/ })
		.first()
		.click({ modifiers: ["Shift"] });
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
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expect(heading(page, "Company")).toHaveAttribute("aria-sort", "ascending");
	await expect(cell(page, 1, "Firm 1")).toBeVisible();
	await choose(page, "Email", "Then sort descending");
	await expect(page).toHaveURL(/sort=company%2C-email/);
	await expect(cell(page, 1, "person59@example.org")).toBeVisible();
	await choose(page, "Company", "Clear sort");
	await expect(cell(page, 1, "person60@example.org")).toBeVisible();
});

test("columns are hidden and shown again", async ({ page }) => {
	await open(page);
	await choose(page, "Email", "Hide column");
	await expect(heading(page, "Email")).toBeHidden();
	await page.getByRole("button", { name: "Columns" }).click();
	await page.getByRole("menuitemcheckbox", { name: "Subject" }).click();
	await expect(heading(page, "Subject")).toBeHidden();
	// The menu stays open; the keyboard goes on in it.
	await page.keyboard.press("Home");
	await expect(page.getByRole("menuitemcheckbox", { name: "Row number" })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("menuitemcheckbox", { name: "Name" })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("menuitemcheckbox", { name: "Email" })).toBeFocused();
	await page.keyboard.press("Space");
	await expect(heading(page, "Email")).toBeVisible();
	await page.getByRole("menuitem", { name: "Show all" }).click();
	await expect(heading(page, "Subject")).toBeVisible();
	await expect(page).toHaveURL(/submissions$/);
});

test("pinned columns stay, and never hide the cell with the focus", async ({ page }) => {
	await open(page);
	await choose(page, "Email", "Pin left");
	await choose(page, "Name", "Pin right");
	await expect(said(page, "Name pinned right")).toBeAttached();
	expect((await headings(page)).at(0)).toBe("Email");
	expect((await headings(page)).at(-1)).toBe("Name");
	await heading(page, "Email").focus();
	for (let index = 0; index < 5; index += 1) {
		await page.keyboard.press("ArrowRight");
		const isCovered = await page.evaluate(() => {
			const box = document.activeElement?.getBoundingClientRect();
			if (!box) return true;
			const hit = (x: number) => document.elementFromPoint(x, box.top + box.height / 2);
			const isOwn = (x: number) => document.activeElement?.contains(hit(x)) ?? false;
			return !isOwn(box.left + 4) || !isOwn(Math.min(box.right, box.left + 120) - 4);
		});
		expect(isCovered).toBe(false);
	}
	await choose(page, "Email", "Unpin");
	expect((await headings(page)).at(0)).toBe("# Row number");
});

test("columns move by dragging, by menu and by keys, and the browser remembers", async ({
	page,
}) => {
	await open(page);
	await dragBy(page, heading(page, "Name"), 330);
	expect((await headings(page)).slice(1, 4)).toEqual(["Email", "Name", "Company"]);
	await expect(heading(page, "Name")).not.toHaveAttribute("aria-sort");
	await choose(page, "Name", "Move left");
	expect((await headings(page)).slice(1, 3)).toEqual(["Name", "Email"]);
	await expect(heading(page, "Name")).toBeFocused();
	await page.keyboard.press("Control+Shift+ArrowRight");
	await page.keyboard.press("Control+Shift+ArrowRight");
	await expect(said(page, "Name moved to position 4 of 7")).toBeAttached();
	await expect(heading(page, "Name")).toBeFocused();
	await open(page);
	await expect(page.getByRole("columnheader").nth(3)).toContainText("Name");
});

test("columns become wider by dragging, by menu and by keys", async ({ page }) => {
	await open(page);
	const name = heading(page, "Name");
	await dragBy(page, page.getByTestId("resize-name"), 60);
	expect(await widthOf(name)).toBe(240);
	await page.getByRole("button", { name: "Name column menu" }).click();
	await page.getByRole("menuitem", { name: "Wider" }).click();
	await expect(said(page, "Name is 280 pixels wide")).toBeAttached();
	await page.getByRole("menuitem", { name: "Narrower" }).click();
	await page.keyboard.press("Escape");
	await expect(name).toBeFocused();
	await page.keyboard.press("Shift+ArrowLeft");
	expect(await widthOf(name)).toBe(200);
	await expect(page).toHaveURL(/width=name%3A200/);
});

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
});

test("Refresh says what it does and brings what is new", async ({ page, site }) => {
	await open(page, "/admin/table-view");
	await page.getByRole("button", { name: "Refresh" }).click();
	await expect(page.getByText("Refreshing data", { exact: true })).toBeVisible();
	await expect(
		page.getByText("Fetching the latest data from keep_alive table", { exact: true }),
	).toBeVisible();
	await page.getByRole("tab", { name: "Contact Submissions" }).click();
	await expect(page.getByText("60 records")).toBeVisible();
	const { service } = await databaseOf(site);
	const { data } = await service
		.from("contact_submissions")
		.insert({ name: "Late", email: "late@example.org", subject: "AI Adoption", message: "Hello" })
		.select("id")
		.single();
	await page.getByRole("button", { name: "Refresh" }).click();
	await expect(
		page.getByText("Fetching the latest contact submissions", { exact: true }),
	).toBeVisible();
	await expect(cell(page, 1, "Late")).toBeVisible();
	await expect(page.getByText("61 records")).toBeVisible();
	await service
		.from("contact_submissions")
		.delete()
		.eq("id", data?.id ?? "");
});

test.describe("when the database fails", () => {
	test.use({ expectedErrors: [/502/] });
	test("the banner says why, and what was shown stays", async ({ page }) => {
		await open(page);
		await page.route("**/table-view/data**", (route) =>
			route.fulfill({ status: 502, json: { message: "connection refused" } }),
		);
		await page.getByRole("button", { name: "Refresh" }).click();
		await expect(page.getByRole("alert")).toHaveText("Error loading data: connection refused");
		await expect(cell(page, 1, "Person 60")).toBeVisible();
		await page.unroute("**/table-view/data**");
		await page.route("**/table-view/data**", (route) => route.fulfill({ status: 502, json: {} }));
		await page.getByRole("button", { name: "Next" }).click();
		await expect(page.getByRole("alert")).toHaveText("Error loading data: Unknown error");
		await expect(page.getByRole("gridcell", { name: "Person 60" })).toBeVisible();
		await page.unroute("**/table-view/data**");
		await page.getByRole("button", { name: "Refresh" }).click();
		await expect(page.getByRole("gridcell", { name: "Person 35" })).toBeVisible();
		await expect(page.getByRole("alert")).toBeHidden();
	});
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

test("an export can be cancelled", async ({ page }) => {
	await open(page);
	await page.route("**/table-view/export**", () => {});
	await page.getByRole("button", { name: "Export" }).click();
	await page.getByRole("menuitem", { name: "Export CSV" }).click();
	await page.getByRole("button", { name: "Cancel export" }).click();
	await expect(page.getByRole("button", { name: "Export" })).toBeVisible();
});

test.describe("by touch, on a telephone", () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });
	test("columns move at their grip and widen at their edge", async ({ page }) => {
		await open(page, "/admin/table-view");
		const client = await page.context().newCDPSession(page);
		async function touchDrag(target: Locator, x: number) {
			const box = await target.boundingBox();
			if (!box) throw new Error("Nothing to drag.");
			const [fromX, y] = [box.x + box.width / 2, box.y + box.height / 2];
			await client.send("Input.dispatchTouchEvent", {
				type: "touchStart",
				touchPoints: [{ x: fromX, y }],
			});
			for (const part of [0.5, 1]) {
				await client.send("Input.dispatchTouchEvent", {
					type: "touchMove",
					touchPoints: [{ x: fromX + x * part, y }],
				});
			}
			await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		}
		await touchDrag(page.getByTestId("grip-row"), 160);
		await expect
			.poll(() => headings(page))
			.toEqual(["ID", "# Row number", "Created at", "Keep alive"]);
		await touchDrag(page.getByTestId("resize-id"), 50);
		await expect.poll(() => widthOf(heading(page, "ID"))).toBe(180);
		await page.getByRole("button", { name: "ID column menu" }).tap();
		await page.getByRole("menuitem", { name: "Sort descending" }).tap();
		await expect(heading(page, "ID")).toHaveAttribute("aria-sort", "descending");
	});
});

for (const theme of ["light", "dark"] as const) {
	test(`nothing stands in anybody's way, ${theme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: theme });
		await open(page, `${SUBMISSIONS}&q=person0&left=name&sort=-name,email`);
		await expect(page.getByText("(filtered from 60 total)")).toBeVisible();
		await expect(page.locator("html.dark")).toHaveCount(theme === "dark" ? 1 : 0);
		await page.getByRole("button", { name: "Email column menu" }).click();
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "1, open record", exact: true }).click();
		await expectAccessible(page);
	});
}

test("strangers get neither rows nor files", async ({ browser, site }) => {
	const context = await browser.newContext({ baseURL: site.url });
	for (const path of [
		"",
		"/data?tab=contact-submissions",
		"/export?tab=contact-submissions&format=csv",
	]) {
		const response = await context.request.get(`/admin/table-view${path}`, { maxRedirects: 0 });
		expect([302, 401, 403]).toContain(response.status());
		expect(await response.text()).not.toContain("person");
	}
	await context.close();
});

test("mock mode has the same grid on sample records", async ({ browser }) => {
	const site = await startSite({ env: { BACKEND: "mock" } });
	const context = await browser.newContext({ baseURL: site.url });
	const page = await context.newPage();
	await open(page);
	await expect(page.getByText("30 records")).toBeVisible();
	await page.getByRole("searchbox").fill("hipaa");
	await expect(page.getByText("(filtered from 30 total)")).toBeVisible();
	await choose(page, "Name", "Sort ascending");
	await expect(cell(page, 1, "Ada Lovelace")).toBeVisible();
	await context.close();
	await site.remove();
});
