import { expect, expectAccessible, test } from "#tests/fixtures/browser.ts";
import { databaseOf, staff, startSite } from "#tests/fixtures/site.ts";
import {
	cell,
	choose,
	headings,
	open,
	SUBMISSIONS,
	withRecords,
} from "#tests/fixtures/table-view.ts";

withRecords();

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
	expect(await headings(page)).toEqual(["# Row number", "id", "created_at", "keep_alive"]);
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
		"name",
		"email",
		"company",
		"subject",
		"message",
		"created_at",
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
		// The rows that stay keep their numbers.
		await expect(cell(page, 1, "1, open record")).toBeVisible();
		await expect(page.getByText("Showing 1 to 25 of 60 results")).toBeVisible();
		await page.unroute("**/table-view/data**");
		await page.getByRole("button", { name: "Refresh" }).click();
		await expect(page.getByRole("gridcell", { name: "Person 35" })).toBeVisible();
		await expect(page.getByRole("alert")).toBeHidden();
	});
});

test.describe("when the session has ended", () => {
	test.use({ expectedErrors: [/status of 401/] });
	test("the banner says so, and signing in leads back to the same view", async ({
		page,
		context,
	}) => {
		await open(page, `${SUBMISSIONS}&q=person0`);
		await context.clearCookies();
		await choose(page, "Name", "Sort ascending");
		await expect(page.getByRole("alert")).toContainText(
			"Error loading data: Your session has ended. Please sign in again.",
		);
		await expect(page.getByRole("gridcell", { name: "Person 09" })).toBeVisible();
		await page.getByRole("button", { name: "Sign in again" }).click();
		await page.getByLabel("Email").fill(staff.email);
		await page.getByLabel("Password").fill(staff.password);
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page).toHaveURL(/tab=contact-submissions&q=person0&sort=name$/);
		await expect(cell(page, 1, "Person 01")).toBeVisible();
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
