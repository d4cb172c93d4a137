import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrate, test } from "#tests/fixtures/browser.ts";
import { startSite } from "#tests/fixtures/site.ts";
import { enterStaffArea, toastOf } from "#tests/fixtures/staff.ts";

const PAGES = {
	"/admin": "Dashboard",
	"/admin/article-management": "Article Management",
	"/admin/contact-submissions": "Contact Submissions",
	"/admin/email-testing": "Admin page for testing email delivery functionality",
	"/admin/table-view": "Admin Table View",
	"/admin/uploads": "Uploads",
	"/admin/account": "Account",
};

async function expectNoSidewaysScroll(page: Page, path: string) {
	const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect([path, tooWide]).toEqual([path, 0]);
}

test("every staff page has a complete head of its own, and fits the narrowest phone", async ({
	page,
}) => {
	await enterStaffArea(page);
	await page.setViewportSize({ width: 320, height: 640 });
	const descriptions = new Set<string | null>();
	for (const [path, title] of Object.entries(PAGES)) {
		await page.goto(path);
		await hydrate(page);
		await expect(page).toHaveTitle(`${title} | Plumbline AI Governance`);
		const meta = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute("content");
		descriptions.add(await meta("description"));
		expect(await meta("keywords")).toContain(title);
		expect(await meta("robots")).toBe("noindex");
		expect(await meta("twitter:title")).toContain(title);
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
			"href",
			new RegExp(`${path}$`),
		);
		await expectNoSidewaysScroll(page, path);
	}
	expect(descriptions.size).toBe(Object.keys(PAGES).length);
});

test.describe("in mock mode", () => {
	test.use({ expectedErrors: [/status of 409/] });

	test("every staff page is open under the red banner, on a phone, too", async ({ page }) => {
		test.slow();
		const mock = await startSite({ env: { BACKEND: "mock" } });
		try {
			await page.setViewportSize({ width: 320, height: 640 });
			for (const path of Object.keys(PAGES)) {
				await page.goto(mock.url + path);
				await hydrate(page);
				await expect(
					page.getByRole("heading", { name: "Supabase Connection Not Detected" }),
				).toBeVisible();
				await expectNoSidewaysScroll(page, path);
			}
			await expectAccessible(page);

			await page.setViewportSize({ width: 1280, height: 800 });
			await page.goto(`${mock.url}/admin/article-management`);
			await hydrate(page);
			const refusal = "Mock mode shows sample data and stores nothing.";
			await page.getByRole("button", { name: "Delete" }).first().click();
			await expect(toastOf(page)).toContainText(`Error: ${refusal}`);
			await page.getByRole("link", { name: "Edit" }).first().click();
			await expect(page.getByLabel("Title")).toHaveValue("What an AI inventory records");
			await page.goto(`${mock.url}/admin/contact-submissions`);
			await page.getByRole("link", { name: "Open" }).first().click();
			await page.getByRole("button", { name: "Mark as answered" }).click();
			await expect(page.getByRole("alert")).toHaveText(refusal);
		} finally {
			await mock.remove();
		}
	});
});

test.describe("when the server does not answer", () => {
	test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

	test("a page that cannot be loaded says so in the frame, and the next one opens again", async ({
		page,
	}) => {
		await enterStaffArea(page);
		await page.goto("/admin");
		await hydrate(page);
		await page.route("**/*.data*", (route) => route.abort());
		const rail = page.getByRole("navigation", { name: "Staff" });
		await rail.getByRole("link", { name: "Uploads" }).click();
		await expect(
			page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }),
		).toBeVisible();
		await expect(page.getByText("The database does not answer")).toBeVisible();
		await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
		await page.unroute("**/*.data*");
		await rail.getByRole("link", { name: "Account" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
	});
});
