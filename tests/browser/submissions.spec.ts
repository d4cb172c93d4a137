import { expect, expectAccessible, hydrate, test } from "#tests/fixtures/browser.ts";
import { databaseOf, type Site, startSite } from "#tests/fixtures/site.ts";
import { enterStaffArea, toastOf } from "#tests/fixtures/staff.ts";

const LIST = "/admin/contact-submissions";
const longMessage = "We run a triage chatbot in two clinics and would like a review.";

type Submission = {
	name: string;
	company?: string | null;
	message?: string;
	created_at?: string;
	status?: string;
};

async function arrange(site: Site, submissions: Submission[]) {
	const { service } = await databaseOf(site);
	await service.from("contact_submissions").delete().neq("name", "");
	if (submissions.length === 0) return [];
	const rows = submissions.map((submission) => ({
		email: "visitor@example.com",
		subject: "AI Governance",
		message: longMessage,
		...submission,
	}));
	const { data, error } = await service.from("contact_submissions").insert(rows).select("id");
	if (error) throw new Error(error.message);
	return data.map((row) => row.id);
}

test("staff see the newest messages first, in exactly six columns", async ({ page, site }) => {
	const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
	await arrange(site, [
		{ name: "Older", created_at: hoursAgo(26), status: "answered", company: "Acme" },
		{ name: "Newer", created_at: hoursAgo(2) },
		{ name: "Short", created_at: hoursAgo(50), message: "x".repeat(50), status: "read" },
	]);
	await enterStaffArea(page);
	await page.goto(LIST);
	await expect(page).toHaveTitle(/^Contact Submissions \| /);
	await expect(
		page.getByRole("heading", { name: "Contact Form Submissions", level: 1 }),
	).toBeVisible();
	const table = page.getByRole("table", { name: "A list of contact form submissions." });
	await expect(table.getByRole("columnheader")).toHaveText([
		"Name",
		"Email",
		"Company",
		"Subject",
		"Message Preview",
		"Submitted",
	]);
	const rows = table.getByRole("row");
	await expect(rows.nth(1).getByRole("cell").nth(0)).toHaveText("Newer");
	await expect(rows.nth(1).getByRole("cell").nth(2)).toHaveText("-");
	await expect(rows.nth(1).getByRole("cell").nth(4)).toHaveText(`${longMessage.slice(0, 50)}...`);
	await expect(rows.nth(1).getByRole("cell").nth(5)).toContainText("about 2 hours ago");
	await expect(rows.nth(1).getByRole("cell").nth(5)).toContainText("New");
	await expect(rows.nth(2).getByRole("cell").nth(0)).toHaveText("Older");
	await expect(rows.nth(2).getByRole("cell").nth(2)).toHaveText("Acme");
	await expect(rows.nth(3).getByRole("cell").nth(4)).toHaveText("x".repeat(50));
	await expect(page.getByText("Table structure: contact_submissions")).toBeVisible();
	await expect(page.getByText("Required row-level policies")).toBeVisible();
	await expect(page.getByRole("link", { name: "Contact Submissions 1 unread" })).toBeVisible();
	await expectAccessible(page);
});

test("an empty list says what will happen", async ({ page, site }) => {
	await arrange(site, []);
	await enterStaffArea(page);
	await page.goto(LIST);
	await expect(page.getByText("No submissions found")).toBeVisible();
	await expect(
		page.getByText(
			"Form submissions will appear here once users start submitting the contact form.",
		),
	).toBeVisible();
	await expect(page.getByRole("table")).toHaveCount(0);
});

test("refreshing shows that it loads, and brings what arrived since", async ({ page, site }) => {
	await arrange(site, []);
	await enterStaffArea(page);
	await page.goto(LIST);
	await hydrate(page);
	await arrange(site, [{ name: "Just arrived" }]);
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route("**/*.data*", async (route) => {
		await held;
		await route.continue();
	});
	await page.getByRole("button", { name: "Refresh" }).click();
	await expect(page.getByRole("button", { name: "Loading..." })).toBeDisabled();
	await expect(page.getByText("Loading submissions...")).toBeVisible();
	await expect(toastOf(page)).toContainText("Refreshing submissions");
	letGo();
	await expect(page.getByRole("cell", { name: "Just arrived" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Refresh" })).toBeEnabled();
});

test("the connection check answers with a dot and a notice", async ({ page }) => {
	await enterStaffArea(page);
	await page.goto(LIST);
	await hydrate(page);
	await page.getByRole("button", { name: "Check Connection" }).click();
	await expect(toastOf(page)).toContainText("Supabase Connected");
	await expect(page.getByRole("button", { name: "Check Connection" })).toBeEnabled();
});

test.describe("when the network goes away", () => {
	test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

	test("the list says why it could not be loaded, and loads again afterwards", async ({
		page,
		site,
		context,
	}) => {
		await arrange(site, [{ name: "Still there" }]);
		await enterStaffArea(page);
		await page.goto(LIST);
		await hydrate(page);
		await context.setOffline(true);
		await page.getByRole("button", { name: "Refresh" }).click();
		await expect(page.getByText("Error loading submissions: Failed to fetch")).toBeVisible();
		await expect(
			page.getByText(/connection is set up and that the contact_submissions table exists/),
		).toBeVisible();
		await expect(page.getByText("The database does not answer")).toBeVisible();
		await context.setOffline(false);
		await page.getByRole("button", { name: "Refresh" }).click();
		await expect(page.getByRole("cell", { name: "Still there" })).toBeVisible();
		await expect(page.getByText("Error loading submissions")).toHaveCount(0);
	});
});

test("many messages come in pages", async ({ page, site }) => {
	const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
	await arrange(
		site,
		Array.from({ length: 60 }, (_, index) => ({
			name: `Visitor ${index + 1}`,
			created_at: at(index),
		})),
	);
	await enterStaffArea(page);
	await page.goto(LIST);
	await expect(page.getByRole("row")).toHaveCount(26);
	await page.getByRole("link", { name: "Next" }).click();
	await expect(page.getByText("Page 2 of 3")).toBeVisible();
	await expect(page.getByRole("cell", { name: "Visitor 35", exact: true })).toBeVisible();
	await page.goto(`${LIST}?page=99`);
	await expect(page.getByText("Page 3 of 3")).toBeVisible();
	await expect(page.getByRole("row")).toHaveCount(11);
});

test("opening a message marks it as read; it can be answered and given back", async ({
	page,
	site,
}) => {
	const [id] = await arrange(site, [
		{ name: "Maria Silva", message: `${longMessage}\nSecond line <b>not bold</b>` },
	]);
	const { service } = await databaseOf(site);
	const statusOf = async () =>
		(
			await service
				.from("contact_submissions")
				.select("status")
				.eq("id", id ?? "")
				.single()
		).data?.status;
	await enterStaffArea(page);
	await page.goto(LIST);
	await page.getByRole("link", { name: "Open" }).click();
	await expect(page.getByRole("heading", { name: /Message from Maria Silva/ })).toBeVisible();
	await expect(page.getByText("Second line <b>not bold</b>")).toBeVisible();
	await expect(page.getByRole("link", { name: "Contact Submissions", exact: true })).toBeVisible();
	expect(await statusOf()).toBe("read");
	await expect(page.getByText("Notification to staff")).toBeVisible();
	await expect(page.getByText("Confirmation to the visitor")).toBeVisible();
	await expect(page.getByRole("link", { name: "Reply by mail" })).toHaveAttribute(
		"href",
		"mailto:visitor@example.com?subject=Re%3A%20AI%20Governance",
	);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Mark as answered" }).click();
	await expect(page.getByRole("button", { name: "Mark as not answered" })).toBeVisible();
	expect(await statusOf()).toBe("answered");
	await page.getByRole("button", { name: "Mark as not answered" }).click();
	await page.getByRole("button", { name: "Mark as unread" }).click();
	await expect(page).toHaveURL(new RegExp(`${LIST}$`));
	expect(await statusOf()).toBe("new");
});

test("releasing a quarantined message lets its confirmation go", async ({ page, site }) => {
	const [id = ""] = await arrange(site, [{ name: "Spammy", status: "quarantined" }]);
	const { service } = await databaseOf(site);
	await service
		.from("contact_submissions")
		.update({ quarantine_reasons: ["Six links"] })
		.eq("id", id);
	const confirmation = async () =>
		(
			await service
				.from("deliveries")
				.select("status")
				.match({ submission_id: id, kind: "visitor_confirmation" })
				.single()
		).data?.status;
	expect(await confirmation()).toBe("held");
	await enterStaffArea(page);
	await page.goto(`${LIST}/${id}`);
	await expect(page.getByText("Six links")).toBeVisible();
	await page.getByRole("button", { name: "Release from quarantine" }).click();
	await expect(page.getByRole("button", { name: "Quarantine", exact: true })).toBeVisible();
	expect(await confirmation()).not.toBe("held");
});

test("a delivery that was given up can be sent again", async ({ page, site }) => {
	const [id = ""] = await arrange(site, [{ name: "Unlucky" }]);
	const { service } = await databaseOf(site);
	const which = { submission_id: id, kind: "visitor_confirmation" };
	await expect(async () => {
		const { data } = await service
			.from("deliveries")
			.update({ status: "dead", attempts: 8, last_error: "550 no such user", lease_until: null })
			.match(which)
			.select("id");
		expect(data).toHaveLength(1);
	}).toPass();
	await enterStaffArea(page);
	await page.goto(`${LIST}/${id}`);
	await expect(page.getByText("550 no such user")).toBeVisible();
	await page.getByRole("button", { name: /^Send again/ }).click();
	await expect(page.getByRole("button", { name: /Send again/ })).toHaveCount(0);
	const { data } = await service
		.from("deliveries")
		.select("status, attempts")
		.match(which)
		.single();
	expect(data?.status).not.toBe("dead");
	expect(data?.attempts).toBeLessThan(8);
});

test.describe("a message that is not there", () => {
	test.use({ expectedErrors: [/404/] });

	test("says so and leads back", async ({ page }) => {
		await enterStaffArea(page);
		const response = await page.goto(`${LIST}/00000000-0000-4000-8000-000000000000`);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { name: "Message not found" })).toBeVisible();
		await page.getByRole("link", { name: "All submissions" }).click();
		await expect(page).toHaveURL(new RegExp(`${LIST}$`));
	});
});

test("in mock mode the page is open, says so in red, and shows sample data", async ({ page }) => {
	const mock = await startSite({ env: { BACKEND: "mock" } });
	try {
		await page.goto(`${mock.url}${LIST}`);
		await expect(
			page.getByRole("heading", { name: "Supabase Connection Not Detected" }),
		).toBeVisible();
		await expect(page.getByText(/in mock mode, viewing sample data/)).toBeVisible();
		for (const step of [
			/Connect the backend/,
			/Create a contact_submissions table/,
			/Set up row-level policies/,
			/Refresh the app/,
		])
			await expect(page.getByRole("listitem").filter({ hasText: step })).toBeVisible();
		await expect(page.getByRole("cell", { name: "Sample Visitor" })).toBeVisible();
		await hydrate(page);
		await page.getByRole("button", { name: "Check Connection" }).click();
		await expect(toastOf(page)).toContainText("Using Mock Mode");
		await expect(toastOf(page)).toContainText(
			"Missing environment variables. Check Supabase connection.",
		);
		await expectAccessible(page);
	} finally {
		await mock.remove();
	}
});
