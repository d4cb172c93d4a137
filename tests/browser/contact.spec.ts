import { expect, expectAccessible, hydrate, test } from "#tests/fixtures/browser.ts";
import {
	asOneVisitorEach,
	fillIn,
	sample,
	send,
	storedFrom,
	toastText,
} from "#tests/fixtures/contact.ts";

const FUNCTION = "**/functions/v1/handle-contact-form";

asOneVisitorEach();

test("a message is stored with its two mails, and the visitor is thanked", async ({
	page,
	site,
}) => {
	await page.goto("/contact");
	await expect(page).toHaveTitle("Contact Us | Plumbline AI Governance");
	await hydrate(page);
	const values = sample();
	await fillIn(page, values);
	await send(page).click();
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
	await expect(
		page.getByText("Your message has been received. We'll get back to you shortly.", {
			exact: true,
		}),
	).toBeVisible();
	await expect(toastText(page, "Success!")).toBeVisible();
	await expect(
		toastText(page, "Your message has been sent successfully. We'll get back to you soon."),
	).toBeVisible();
	expect(await storedFrom(site, values.email)).toEqual([
		{
			...values,
			status: "new",
			deliveries: expect.arrayContaining([
				{ kind: "staff_notification" },
				{ kind: "visitor_confirmation" },
			]),
		},
	]);

	const raw = page.getByRole("region", { name: "Server response" });
	await expect(raw).toContainText('"success": true');
	await expect(raw).toContainText('"userEmailId": "<');
	await expectAccessible(page);

	await page.getByRole("button", { name: "Send Another Message" }).click();
	await expect(page.getByLabel("Name")).toBeFocused();
	for (const label of ["Name", "Email", "Company (optional)", "Subject", "Message"]) {
		await expect(page.getByLabel(label)).toHaveValue("");
	}
});

test("what is typed while the message is sent stays in the form", async ({ page, site }) => {
	await page.goto("/contact");
	await hydrate(page);
	const values = sample();
	await fillIn(page, values);
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(FUNCTION, async (route) => {
		await held;
		await route.continue();
	});
	await send(page).click();
	await page.getByLabel("Message").fill("And one more question.");
	letGo();
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
	await expect(page.getByText("It is still in the form.")).toBeVisible();
	await page.getByRole("button", { name: "Send Another Message" }).click();
	await expect(page.getByLabel("Message")).toHaveValue("And one more question.");
	await send(page).click();
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
	await expect(page.getByText("It is still in the form.")).toHaveCount(0);
	const stored = await storedFrom(site, values.email);
	const messages = stored.map(({ message }) => message);
	expect(messages.sort()).toEqual(["And one more question.", values.message]);
	await page.getByRole("button", { name: "Send Another Message" }).click();
	await expect(page.getByLabel("Message")).toHaveValue("");
});

test("the form has the fields, options and rows it should have, and no accessibility fault", async ({
	page,
}) => {
	await page.goto("/contact");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
	const subject = page.getByLabel("Subject");
	await expect(subject.getByRole("option")).toHaveText([
		"Select a subject",
		"AI Governance",
		"AI Adoption",
		"AI Automation",
		"General Inquiry",
	]);
	await expect(subject).toHaveValue("");
	await expect(page.getByLabel("Message")).toHaveAttribute("rows", "5");
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: "dark" });
	await page
		.getByRole("button", { name: /theme|dark/i })
		.first()
		.click();
	await expectAccessible(page);
});

test("mistakes are named at their fields, the first one has the focus, and editing clears it", async ({
	page,
	site,
}) => {
	await page.goto("/contact");
	await hydrate(page);
	await send(page).click();
	await expect(toastText(page, "Form Validation Error")).toBeVisible();
	await expect(toastText(page, "Please check the form for errors and try again.")).toBeVisible();
	const name = page.getByLabel("Name");
	await expect(name).toBeFocused();
	await expect(name).toHaveAccessibleDescription("Name is required");
	await expect(name).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
	await expect(page.getByLabel("Subject")).toHaveAccessibleDescription("Subject is required");
	await expect(page.getByLabel("Message")).toHaveAccessibleDescription("Message is required");
	await expectAccessible(page);

	await name.fill("Ada");
	await expect(page.getByText("Name is required")).toHaveCount(0);
	await expect(page.getByText("Email is required")).toBeVisible();
	const values = sample();
	await fillIn(page, { ...values, email: "not-an-address" });
	await send(page).click();
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is not valid");
	await expect(page.getByLabel("Email")).toBeFocused();
	await expect(page.getByLabel("Message")).toHaveValue(values.message);
	expect(await storedFrom(site, "not-an-address")).toEqual([]);
});

test("while it is being sent the button says so and takes no second click", async ({
	page,
	site,
}) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	let requests = 0;
	await page.route(FUNCTION, async (route) => {
		requests += 1;
		await held;
		await route.continue();
	});
	await page.goto("/contact");
	await hydrate(page);
	const values = sample();
	await fillIn(page, values);
	await send(page).dblclick();
	await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
	release();
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
	expect(requests).toBe(1);
	expect(await storedFrom(site, values.email)).toHaveLength(1);
});

test.describe("when something goes wrong", () => {
	test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });

	test("a lost answer keeps the form, and sending it again stores it once", async ({
		page,
		site,
	}) => {
		const answers: unknown[] = [];
		await page.route(FUNCTION, async (route) => {
			const response = await route.fetch();
			answers.push(await response.json());
			if (answers.length === 1) await route.abort("connectionreset");
			else await route.fulfill({ response });
		});
		await page.goto("/contact");
		await hydrate(page);
		const values = sample();
		await fillIn(page, values);
		await send(page).click();
		await expect(toastText(page, "Form Submission Error")).toBeVisible();
		await expect(
			toastText(page, "There was a problem submitting your form. Please try again later."),
		).toBeVisible();
		await expect(page.getByLabel("Message")).toHaveValue(values.message);
		await expect(page.getByLabel("Subject")).toHaveValue(values.subject);

		// A reload loses the page's memory, but not the key of the form.
		await page.reload();
		await hydrate(page);
		await fillIn(page, values);
		await send(page).click();
		await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
		expect(answers[1]).toEqual(answers[0]);
		expect(await storedFrom(site, values.email)).toHaveLength(1);
	});

	const refusals = [
		{
			says: "its own words",
			body: { error: "We are moving house." },
			shown: "We are moving house.",
		},
		{ says: "nothing", body: {}, shown: "Failed to submit form" },
	];
	for (const { says, body, shown } of refusals) {
		test(`a server that refuses with ${says} is quoted`, async ({ page }) => {
			await page.route(FUNCTION, (route) => route.fulfill({ status: 500, json: body }));
			await page.goto("/contact");
			await hydrate(page);
			await fillIn(page, sample());
			await send(page).click();
			await expect(toastText(page, "Form Submission Error")).toBeVisible();
			await expect(toastText(page, shown)).toBeVisible();
			await expect(send(page)).toBeEnabled();
		});
	}

	test("the sixth message in a minute is refused with the time to wait", async ({ page }) => {
		for (let count = 1; count <= 5; count += 1) {
			const response = await page.request.post("/functions/v1/handle-contact-form", {
				data: sample(),
			});
			expect(response.status()).toBe(200);
		}
		await page.goto("/contact");
		await hydrate(page);
		const values = sample();
		await fillIn(page, values);
		await send(page).click();
		await expect(
			page.getByText(/^Too many messages in a short time. Please try again in \d+ seconds.$/),
		).toBeVisible();
		await expect(page.getByLabel("Message")).toHaveValue(values.message);
	});
});
