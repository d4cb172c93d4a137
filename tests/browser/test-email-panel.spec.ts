import { expect, hydrate, signIn, test } from "#tests/fixtures/browser.ts";

const ENDPOINT = "**/admin/email-testing/send";

test.use({ expectedErrors: [/net::ERR|502/] });

test("the small panel on the dashboard checks the address, sends, and tells how it went", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page);
	await page.goto("/admin");
	await hydrate(page);
	const toasts = page.getByRole("region", { name: /Notifications/ });
	const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
	const sendTo = async (address: string) => {
		await page.getByLabel("Email").fill(address);
		await page.getByRole("button", { name: "Send Test Email" }).click();
	};

	for (const wrong of ["", "nobody"]) {
		await sendTo(wrong);
		await expect(toasts.getByText("Invalid email", { exact: true })).toBeVisible();
		await expect(toasts.getByText("Please enter a valid email address")).toBeVisible();
		await toasts.getByRole("button", { name: "Close" }).click();
	}

	await sendTo("probe@example.org");
	await expect(toasts.getByText("Test email sent", { exact: true })).toBeVisible();
	await toasts.getByRole("button", { name: "Copy to clipboard" }).click();
	await expect.poll(clipboard).toMatch(/^Email ID: <[\w-]{36}@example\.org>$/);

	await page.route(ENDPOINT, (route) => route.abort());
	await sendTo("probe@example.org");
	await expect(toasts.getByText("Failed to send test email", { exact: true })).toBeVisible();
	await toasts.getByRole("button", { name: "Copy to clipboard" }).click();
	await expect
		.poll(clipboard)
		.toBe(
			"Network connection error: Unable to reach the email service. Please check your internet connection or try again later.",
		);

	await page.unroute(ENDPOINT);
	const error = "API error: The domain is not verified";
	const json = { success: false, emailId: null, error, details: null };
	await page.route(ENDPOINT, (route) => route.fulfill({ status: 502, json }));
	await sendTo("probe@example.org");
	await expect(toasts.getByText(error, { exact: true })).toBeVisible();
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 800 } });

	test("a toast does not lie over the last button for good", async ({ page }) => {
		await signIn(page);
		await page.goto("/admin");
		await hydrate(page);
		const send = page.getByRole("button", { name: "Send Test Email" });
		await send.click();
		const toast = page.getByRole("listitem").filter({ hasText: "Invalid email" });
		await expect(toast).toBeVisible();
		await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
		const [button, notice] = [await send.boundingBox(), await toast.boundingBox()];
		expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
	});
});
