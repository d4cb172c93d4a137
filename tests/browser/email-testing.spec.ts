import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrate, signIn, test } from "#tests/fixtures/browser.ts";
import { databaseOf, type Site } from "#tests/fixtures/site.ts";

const ADDRESS = "/admin/email-testing";
const DESCRIPTION = "Admin page for testing email delivery functionality";
const UNREACHABLE =
	"Network connection error: Unable to reach the email service. Please check your internet connection or try again later.";

test.beforeEach(async ({ context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
});

async function open(page: Page) {
	await signIn(page);
	await page.goto(ADDRESS);
	await hydrate(page);
}

async function sendTo(page: Page, address: string) {
	await page.getByLabel("Email Address").fill(address);
	await page.getByRole("button", { name: "Send Test Email" }).click();
}

const toastText = (page: Page, text: string) =>
	page.getByRole("region", { name: /Notifications/ }).getByText(text, { exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function countSubmissions(site: Site) {
	const { service } = await databaseOf(site);
	const { count } = await service
		.from("contact_submissions")
		.select("id", { count: "exact", head: true });
	return count;
}

test("the page says what it is for, how mail is set up and what to do about it", async ({
	page,
}) => {
	await open(page);
	await expect(page).toHaveTitle(`${DESCRIPTION} | Plumbline AI Governance`);
	await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", DESCRIPTION);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email Service Testing");
	for (const name of [
		"Email Testing Utility",
		"Test Email Delivery",
		"API Key Security",
		"Email Configuration Info",
		"Recommended Solution",
	]) {
		await expect(page.getByRole("heading", { name })).toBeVisible();
	}
	await expect(page.getByLabel("Email Address")).toHaveAttribute(
		"placeholder",
		"Enter email for testing",
	);
	await expect(page.getByText(/not recommended for production/)).toBeVisible();
	await expect(page.getByText(/already sends from the server/)).toBeVisible();
	await expect(page.getByRole("definition")).toHaveText([
		"hello@example.org",
		"hello@example.org",
		"hello@example.org",
		"None: messages are captured as files",
	]);
	await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
	await expectAccessible(page);
});

test("a test mail arrives, is shown with its ID, and makes no submission", async ({
	page,
	site,
}) => {
	await open(page);
	const before = await countSubmissions(site);
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/admin/email-testing/send", async (route) => {
		await held;
		await route.continue();
	});
	await sendTo(page, "probe@example.org");
	await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
	release();
	await expect(page.getByText("Email sent successfully")).toBeVisible();
	const shown = await page.getByText(/^Email ID: /).textContent();
	const id = (shown ?? "").replace("Email ID: ", "");
	expect(id).toMatch(/^<[\w-]{36}@example\.org>$/);
	await expect(page.getByText("Check the inbox of probe@example.org.")).toBeVisible();
	await expect(toastText(page, "Test email sent")).toBeVisible();
	await page.getByRole("button", { name: "Copy ID" }).click();
	expect(await clipboard(page)).toBe(id);
	await expect(page.getByRole("button", { name: "Send Test Email" })).toBeEnabled();

	const row = page.getByRole("row", { name: /Test email probe@example\.org/ });
	await expect(row).toContainText("Sent");
	const message = page.getByRole("listitem").filter({ hasText: "to probe@example.org" });
	// Before it opens: the frame of a message runs no script, not even a checker's.
	await expectAccessible(page);
	await message.getByText("Test email").first().click();
	await expect(message.frameLocator("iframe").getByText("It works")).toBeVisible();
	await message.getByText("Test email").first().click();
	await expect(message.locator("iframe")).toHaveCount(0);
	expect(await countSubmissions(site)).toBe(before);
});

test.describe("when the network is down", () => {
	test.use({ expectedErrors: [/net::ERR/] });

	test("the error is explained, with a list of what to look at, and can be copied", async ({
		page,
	}) => {
		await open(page);
		await page.route("**/admin/email-testing/send", (route) => route.abort());
		await sendTo(page, "probe@example.org");
		await expect(page.getByText("Failed to send email")).toBeVisible();
		await expect(page.getByText(`Error: ${UNREACHABLE}`)).toBeVisible();
		await expect(page.getByText("Network connectivity issue")).toBeVisible();
		await expect(
			page.getByText("Browser security blocks direct calls to external services"),
		).toBeVisible();
		await expect(page.getByText("Use a server-side proxy")).toBeVisible();
		await expect(toastText(page, "Error testing email service")).toBeVisible();
		await page.getByRole("button", { name: "Copy error" }).click();
		expect(await clipboard(page)).toBe(`Error testing email service: ${UNREACHABLE}`);

		await page.unroute("**/admin/email-testing/send");
		await page.context().setOffline(true);
		await sendTo(page, "probe@example.org");
		await expect(page.getByRole("button", { name: "Send Test Email" })).toBeEnabled();
		await expect(page.getByText(`Error: ${UNREACHABLE}`)).toBeVisible();

		await page.context().setOffline(false);
		await sendTo(page, "probe@example.org");
		await expect(page.getByText("Email sent successfully")).toBeVisible();
		await expect(page.getByText("Failed to send email")).toHaveCount(0);
	});
});

test.describe("when the provider refuses", () => {
	test.use({ expectedErrors: [/502/] });

	test("its words are shown, without the list about networks", async ({ page }) => {
		await open(page);
		const error = "API error: The domain is not verified";
		const result = { success: false, emailId: null, error, details: "resend answered 403" };
		await page.route("**/admin/email-testing/send", (route) =>
			route.fulfill({ status: 502, json: result }),
		);
		await sendTo(page, "probe@example.org");
		await expect(page.getByText(`Error: ${error}`)).toBeVisible();
		await expect(page.getByText("Network connectivity issue")).toHaveCount(0);
	});
});

test("a failed delivery is sent again with one click", async ({ page, site }) => {
	const { service } = await databaseOf(site);
	const recipient = `${crypto.randomUUID()}@example.org`;
	await service
		.from("deliveries")
		.insert({ kind: "test_email", recipient, status: "dead", attempts: 12, last_error: "busy" });
	await open(page);
	const row = page.getByRole("row", { name: new RegExp(recipient) });
	await expect(row).toContainText("Failed");
	await expect(row).toContainText("busy");
	await row.getByRole("button", { name: "Send again" }).click();
	await expect(page.getByText("It goes out again now.")).toBeVisible();
	await expect
		.poll(async () => {
			const { data } = await service.from("deliveries").select("status").eq("recipient", recipient);
			return data?.[0]?.status;
		})
		.toBe("sent");
});

test("visitors cannot send test mails", async ({ request, site }) => {
	const { service } = await databaseOf(site);
	const email = `${crypto.randomUUID()}@example.org`;
	const response = await request.post("/admin/email-testing/send", {
		data: { email },
		maxRedirects: 0,
	});
	expect(response.status()).toBeGreaterThanOrEqual(300);
	const { data } = await service.from("deliveries").select("id").eq("recipient", email);
	expect(data).toEqual([]);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the form posts to its page and the result comes back with it", async ({ page }) => {
		await signIn(page);
		await page.goto(ADDRESS);
		await sendTo(page, "plain@example.org");
		await expect(page.getByText("Email sent successfully")).toBeVisible();
	});
});
