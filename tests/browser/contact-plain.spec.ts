import type { Page } from "@playwright/test";
import { expect, test } from "#tests/fixtures/browser.ts";
import {
	asOneVisitorEach,
	fillIn,
	sample,
	send,
	storedFrom,
	toastText,
} from "#tests/fixtures/contact.ts";

asOneVisitorEach();

test("a form that is sent before its scripts arrive is sent when they do", async ({
	page,
	site,
}) => {
	const release = await holdScripts(page);
	await page.goto("/contact", { waitUntil: "domcontentloaded" });
	const values = sample();
	await fillIn(page, values);
	await send(page).dblclick();
	release();
	// On a busy machine they come too late, and the page sends the plain form after three seconds.
	await expect(toastText(page, "Success!")).toBeVisible({ timeout: 15_000 });
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
	expect(await storedFrom(site, values.email)).toHaveLength(1);
});

test("a form whose scripts do not arrive gets the same words", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/contact", { waitUntil: "domcontentloaded" });
	await fillIn(page, sample());
	await send(page).click({ noWaitAfter: true });
	// The page waits three seconds for them.
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible({ timeout: 15_000 });
	release();
	await expect(toastText(page, "Success!")).toBeVisible();
	await page.getByRole("button", { name: "Send Another Message" }).click();
	await expect(page.getByLabel("Name")).toHaveValue("");
});

test("scripts that arrive while the plain form is under way are a second way to the same message", async ({
	page,
	site,
}) => {
	const release = await holdScripts(page);
	const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
	await page.route(/\/contact/, async (route) => {
		if (route.request().isNavigationRequest() && route.request().method() === "POST")
			await answered;
		await route.continue();
	});
	await page.goto("/contact", { waitUntil: "domcontentloaded" });
	// The visitor loses patience. Playwright would wait for the navigation before it clicks.
	await page.evaluate(() => {
		const sendAgain = () =>
			document.querySelector<HTMLElement>('form[method="post"] [type="submit"]')?.click();
		const root = document.documentElement;
		new MutationObserver(sendAgain).observe(root, { attributeFilter: ["data-hydrated"] });
	});
	const values = sample();
	await fillIn(page, values);
	const plainForm = page.waitForRequest((request) => request.isNavigationRequest());
	await send(page).click({ noWaitAfter: true });
	await plainForm;
	const sentAgain = page.waitForResponse(/handle-contact-form/);
	release();
	await sentAgain;
	const plainAnswer = page.waitForResponse((response) => response.request().method() === "POST");
	answer();
	await plainAnswer;
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
	expect(await storedFrom(site, values.email)).toHaveLength(1);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a message is stored once, even when it is sent again with the back button", async ({
		page,
		site,
	}) => {
		await page.goto("/contact");
		const values = sample();
		await fillIn(page, values);
		await send(page).click();
		await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
		await expect(page.getByText('"success": true')).toBeVisible();
		await page.goBack();
		await fillIn(page, values);
		await send(page).click();
		await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
		expect(await storedFrom(site, values.email)).toHaveLength(1);
		await page.getByRole("button", { name: "Send Another Message" }).click();
		await expect(page.getByLabel("Name")).toHaveValue("");
	});

	test.describe("with mistakes", () => {
		test.use({ expectedErrors: [/422/] });

		test("the page comes back with what was typed and what is missing", async ({ page }) => {
			await page.goto("/contact");
			await page.getByLabel("Name").fill('Ada "the first" <b>');
			await page.getByLabel("Subject").selectOption("AI Automation");
			await page.getByLabel("Message").fill("\nOne\nTwo");
			const answered = page.waitForResponse((response) => response.request().method() === "POST");
			await send(page).click();
			expect((await answered).status()).toBe(422);
			await expect(page.getByRole("alert")).toHaveText(
				"Form Validation ErrorPlease check the form for errors and try again.",
			);
			await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
			await expect(page.getByLabel("Email")).toBeFocused();
			await expect(page.getByLabel("Name")).toHaveValue('Ada "the first" <b>');
			await expect(page.getByLabel("Subject")).toHaveValue("AI Automation");
			await expect(page.getByLabel("Message")).toHaveValue("\nOne\nTwo");
			// Heading, notice and form stand in one column, beside what happens next.
			const heading = await page.getByRole("heading", { name: "Send us a message" }).boundingBox();
			const notice = await page.getByRole("alert").boundingBox();
			const name = await page.getByLabel("Name").boundingBox();
			expect([notice?.x, name?.x]).toEqual([heading?.x, heading?.x]);
		});
	});
});

async function holdScripts(page: Page): Promise<() => void> {
	const { promise: released, resolve } = Promise.withResolvers<void>();
	await page.route("**/*.js", async (route) => {
		await released;
		await route.continue().catch(() => {});
	});
	return resolve;
}
