import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/fixtures/browser.ts";
import { article, PUBLISHING, removeArticles } from "#tests/fixtures/publishing.ts";
import { databaseOf, newStaff } from "#tests/fixtures/site.ts";
import { enterStaffArea, linkInMail, toastOf } from "#tests/fixtures/staff.ts";

/** The mouse is never touched here: every form of the staff area by Tab, Enter and typing. */

const MOST_STOPS = 60;

/** Presses Tab until the focus is there, and sees that it shows. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
	await expect(target).toBeVisible();
	for (let stop = 0; stop < MOST_STOPS; stop += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) break;
		await page.keyboard.press(key);
	}
	await expect(target).toBeFocused();
	const outline = await target.evaluate((element) => {
		const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
		return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
	});
	expect(outline, "the focus shows").toBe(true);
}

async function press(page: Page, target: Locator, key?: "Tab" | "Shift+Tab") {
	await tabTo(page, target, key);
	await page.keyboard.press("Enter");
}

async function open(page: Page, path: string) {
	await page.goto(path);
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
}

test("an article is previewed, kept as a draft, edited, published, deleted and brought back", async ({
	page,
	site,
}) => {
	test.slow();
	await removeArticles(site);
	await enterStaffArea(page);
	await open(page, PUBLISHING);
	const button = (name: string) => page.getByRole("button", { name });
	const title = page.getByLabel("Title", { exact: true });
	const row = page.getByRole("row").filter({ hasText: article.Title });
	await press(page, button("Submit Article"));
	await expect(page.getByRole("alert")).toBeFocused();
	await tabTo(page, title);
	for (const [label, text] of Object.entries(article)) {
		await tabTo(page, page.getByLabel(label, { exact: true }));
		await page.keyboard.insertText(text);
	}
	await press(page, button("Preview"));
	await expect(page.getByRole("region", { name: "Preview" })).toBeVisible();
	await press(page, button("Save as draft"), "Shift+Tab");
	await expect(toastOf(page)).toContainText("Draft Saved");
	await expect(row).toContainText("Draft");

	await press(page, row.getByRole("link", { name: "Edit" }));
	await expect(title).toBeFocused();
	await expect(title).toHaveValue(article.Title);
	// Enter in a field presses the first button.
	await page.keyboard.press("Enter");
	await expect(toastOf(page)).toContainText("Article Submitted");
	await expect(row).toContainText("Published");

	await press(page, row.getByRole("button", { name: "Unpublish" }));
	await expect(row).toContainText("Draft");
	await press(page, row.getByRole("button", { name: "Delete" }));
	await expect(button("Undo")).toBeFocused();
	await expect(row).toHaveCount(0);
	await page.keyboard.press("Enter");
	await expect(row).toContainText("Draft");
	await expect(page.getByRole("heading", { name: "Articles", exact: true })).toBeFocused();
});

test("a message is opened, answered, given back, and the list refreshed and checked", async ({
	page,
	site,
}) => {
	const { service } = await databaseOf(site);
	await service.from("contact_submissions").delete().neq("name", "");
	const { data } = await service
		.from("contact_submissions")
		.insert({ name: "Key Board", email: "k@example.com", subject: "AI Adoption", message: "Hi" })
		.select("id")
		.single();
	await enterStaffArea(page);
	await open(page, "/admin/contact-submissions");
	await press(page, page.getByRole("button", { name: "Refresh" }));
	await expect(toastOf(page)).toContainText("Refreshing submissions");
	await press(page, page.getByRole("button", { name: "Check Connection" }), "Shift+Tab");
	await expect(toastOf(page)).toContainText("Supabase Connected");
	await press(page, page.getByRole("link", { name: "Open" }));
	await expect(page.getByRole("main")).toBeFocused();
	await press(page, page.getByRole("button", { name: "Mark as answered" }));
	await press(page, page.getByRole("button", { name: "Mark as not answered" }));
	await press(page, page.getByRole("button", { name: "Mark as unread" }));
	await expect(page).toHaveURL(/contact-submissions$/);
	const stored = await service
		.from("contact_submissions")
		.select("status")
		.eq("id", data?.id ?? "")
		.single();
	expect(stored.data?.status).toBe("new");
});

test("a test mail is sent from the page and from the dashboard", async ({ page }) => {
	await enterStaffArea(page);
	await open(page, "/admin/email-testing");
	await tabTo(page, page.getByLabel("Email Address"));
	await page.keyboard.type("keys@example.org");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Email sent successfully")).toBeVisible();
	// F8 leads into the notifications, where the ID can be copied.
	await page.keyboard.press("F8");
	await tabTo(page, page.getByRole("button", { name: "Copy ID" }));
	const message = page.getByRole("listitem").filter({ hasText: "to keys@example.org" });
	await press(page, message.locator("summary"));
	await expect(message.locator("iframe")).toBeVisible();

	await open(page, "/admin");
	await tabTo(page, page.getByLabel("Email"));
	await page.keyboard.type("keys@example.org");
	await press(page, page.getByRole("button", { name: "Send Test Email" }));
	await expect(toastOf(page)).toContainText("Test email sent");
});

test("e-mail address and password are changed, and a forgotten password is replaced", async ({
	page,
	site,
}) => {
	test.slow();
	const account = await newStaff(site, "keys");
	const email = `new-${account.email}`;
	await enterStaffArea(page, account);
	await open(page, "/admin/account");
	const emailForm = page.getByRole("form", { name: "Email" });
	await tabTo(page, emailForm.getByLabel("New email"));
	await page.keyboard.type(email);
	await tabTo(page, emailForm.getByLabel("Current password"));
	await page.keyboard.type(account.password);
	await press(page, emailForm.getByRole("button"));
	await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();

	const passwordForm = page.getByRole("form", { name: "Password" });
	await tabTo(page, passwordForm.getByLabel("Current password"));
	await page.keyboard.type(account.password);
	await tabTo(page, passwordForm.getByLabel("New password"));
	await page.keyboard.type("four entirely new words");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Your password has been changed.")).toBeVisible();
	await press(page, page.getByRole("button", { name: "Sign out" }));

	await press(page, page.getByRole("link", { name: "Forgotten your password?" }));
	await tabTo(page, page.getByLabel("Email"));
	await page.keyboard.type(email);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status")).toContainText("a link is on its way");
	await page.goto(await linkInMail(site, email));
	await tabTo(page, page.getByLabel("New password"));
	await page.keyboard.type("a sentence made by keys");
	await press(page, page.getByRole("button", { name: "Set new password" }));
	await expect(page.getByText("Your password has been changed.")).toBeVisible();
});
