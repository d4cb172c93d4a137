import { type APIRequestContext, type APIResponse, request as makeRequest } from "@playwright/test";
import { expect, expectAccessible, hydrate, test } from "#tests/fixtures/browser.ts";
import { databaseOf, newStaff, type Site, staff } from "#tests/fixtures/site.ts";
import { enterStaffArea, expectClosedDoor } from "#tests/fixtures/staff.ts";

/** Everything under /admin, with a heading that only staff may see. */
const PAGES = [
	["/admin", "Dashboard"],
	["/admin/article-management", "Article Management"],
	["/admin/contact-submissions", "Contact Form Submissions"],
	["/admin/table-view", "Admin Table View"],
	["/admin/email-testing", "Email Service Testing"],
	["/admin/uploads", "Uploads"],
	["/admin/account", "Account"],
] as const;
const SECRET = "Only staff may read this sentence.";
const ID = "11111111-1111-4111-8111-111111111111";
const OTHER_READS = [
	`/admin/contact-submissions/${ID}`,
	"/admin/table-view/export?table=contact_submissions",
	`/admin/uploads/${ID}`,
];
const ACTIONS: [string, Record<string, string>][] = [
	["/admin/article-management", { intent: "delete", id: ID }],
	[
		"/admin/article-management",
		{
			intent: "publish",
			title: "Intruder",
			summary: "s",
			content: "c",
			author: "a",
			date: "2026-01-01T00:00",
		},
	],
	["/admin/contact-submissions", { intent: "check" }],
	[`/admin/contact-submissions/${ID}`, { intent: "status", status: "answered" }],
	["/admin/email-testing", { intent: "test", email: "x@example.com" }],
	["/admin/uploads", { intent: "delete", id: ID }],
	[
		"/admin/account",
		{ intent: "password", password: "another long password", current_password: staff.password },
	],
];

type Person = "anonymous" | "outsider" | "expired";
const people: Person[] = ["anonymous", "outsider", "expired"];

async function arrange(site: Site) {
	const { service } = await databaseOf(site);
	await service.from("contact_submissions").upsert({
		id: ID,
		name: "Private Person",
		email: "private@example.com",
		subject: "AI Governance",
		message: SECRET,
		status: "new",
	});
	return service;
}

/** Cookies of a real session that is over, or of somebody who has an account and is not staff. */
async function enterAs(person: Person, site: Site): Promise<APIRequestContext> {
	const context = await makeRequest.newContext({ baseURL: site.url });
	if (person === "anonymous") return context;
	const { service } = await databaseOf(site);
	const account = {
		email: `${person}-${Date.now()}@example.org`,
		password: "several words in a row",
	};
	const made = await service.auth.admin.createUser({ ...account, email_confirm: true });
	const id = made.data.user?.id ?? "";
	await service.from("staff").insert({ user_id: id, email: account.email });
	const response = await context.post("/admin/sign-in", { form: account, maxRedirects: 0 });
	expect(response.status()).toBe(302);
	if (person === "outsider") await service.from("staff").delete().eq("user_id", id);
	else await service.auth.admin.deleteUser(id);
	return context;
}

function expectRefused(person: Person, response: APIResponse, body: string) {
	expect(body).not.toContain(SECRET);
	expect(body).not.toContain("Private Person");
	const redirect = [302, 202].includes(response.status());
	if (person === "outsider") expect(response.status()).toBe(403);
	else expect(redirect && (response.headers().location ?? body)).toContain("/admin/sign-in");
	expect(response.headers()["x-robots-tag"]).toBe("noindex");
	expect(response.headers()["cache-control"]).toBe("private, no-store");
}

for (const person of people) {
	test(`${person}: no page, no data request, no download and no action`, async ({ site }) => {
		const service = await arrange(site);
		const context = await enterAs(person, site);
		const countAll = async () => [
			(await service.from("articles").select("id", { count: "exact", head: true })).count,
			(await service.from("deliveries").select("id").eq("kind", "test_email")).data?.length,
		];
		const before = await countAll();
		for (const path of [...PAGES.map(([path]) => path), ...OTHER_READS]) {
			const dataPath = path === "/admin" ? "/admin.data" : path.replace(/(\?|$)/, ".data$1");
			for (const address of [path, dataPath]) {
				const response = await context.get(address, { maxRedirects: 0 });
				expectRefused(person, response, await response.text());
			}
		}
		for (const [path, form] of ACTIONS) {
			for (const address of [path, `${path}.data`]) {
				const response = await context.post(address, { form, maxRedirects: 0 });
				expectRefused(person, response, await response.text());
			}
		}
		const { data } = await service
			.from("contact_submissions")
			.select("status")
			.eq("id", ID)
			.single();
		expect(data?.status).toBe("new");
		expect(await countAll()).toEqual(before);
		await context.dispose();
	});
}

test("staff: every page opens, is not indexed and has Sign out", async ({ page, site }) => {
	await arrange(site);
	await page.request.post("/admin/sign-in", { form: staff });
	for (const [path, heading] of PAGES) {
		const response = await page.goto(path);
		expect([path, response?.status()]).toEqual([path, 200]);
		expect(response?.headers()["cache-control"]).toBe("private, no-store");
		await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
		await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
	}
	await page.goto("/admin");
	await expect(page.getByText("Answers in")).toBeVisible();
	await expectAccessible(page);
});

test.describe("somebody who is not staff any more", () => {
	test.use({ expectedErrors: [/status of 403/] });

	test("reads why, and can sign out", async ({ page, context, site }) => {
		const outsider = await enterAs("outsider", site);
		await context.addCookies((await outsider.storageState()).cookies);
		const response = await page.goto("/admin");
		await expectClosedDoor(page, response, 403, "Staff only");
		await expect(page.getByText(/this account is not a member of staff/)).toBeVisible();
		await page.getByRole("button", { name: "Sign out" }).click();
		await expect(page).toHaveURL(/\/admin\/sign-in$/);
		expect(await context.cookies()).toEqual([]);
		await outsider.dispose();
	});

	test("is told so on the next click", async ({ page, site }) => {
		const account = await newStaff(site, "leaving");
		await enterStaffArea(page, account);
		await page.goto("/admin");
		await hydrate(page);
		const { service } = await databaseOf(site);
		await service.from("staff").delete().eq("email", account.email);
		await page.getByRole("link", { name: "Account" }).click();
		await expect(page.getByRole("heading", { name: "Staff only" })).toBeVisible();
		await expect(page.getByRole("navigation", { name: "Staff" })).toHaveCount(0);
		await page.getByRole("button", { name: "Sign out" }).click();
		await expect(page).toHaveURL(/\/admin\/sign-in$/);
	});
});

test("a session that ends while working leads to the sign-in page on the next click", async ({
	page,
	context,
	site,
}) => {
	await page.request.post("/admin/sign-in", { form: staff });
	await page.goto("/admin");
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
	await context.clearCookies();
	await page.getByRole("link", { name: "Account" }).click();
	await expect(page).toHaveURL(/\/admin\/sign-in\?next=%2Fadmin%2Faccount$/);
	expect(site.output()).toContain('"event":"guard"');
});

test("every page is reachable by keyboard, on a phone by the menu", async ({ page }) => {
	await page.request.post("/admin/sign-in", { form: staff });
	await page.goto("/admin");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	const seen: string[] = [];
	for (let step = 0; step < 12; step += 1) {
		await page.keyboard.press("Tab");
		seen.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
	}
	for (const label of [
		"Dashboard",
		"Article Management",
		"Table View",
		"Email Testing",
		"Uploads",
		"Account",
		"Sign out",
	])
		expect(seen).toContain(label);
	await page.setViewportSize({ width: 390, height: 800 });
	await page.getByRole("button", { name: "Menu" }).focus();
	await page.keyboard.press("Enter");
	await page
		.getByRole("navigation", { name: "Menu" })
		.getByRole("link", { name: "Uploads" })
		.focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/admin\/uploads$/);
	await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
});
