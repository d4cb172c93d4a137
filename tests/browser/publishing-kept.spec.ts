import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "#tests/fixtures/browser.ts";
import { article, fill, openForm, PUBLISHING, removeArticles } from "#tests/fixtures/publishing.ts";
import { databaseOf, newStaff, staff } from "#tests/fixtures/site.ts";
import { enterStaffArea, toastOf } from "#tests/fixtures/staff.ts";

/** Nothing that was typed gets lost, or into other hands. The browser reports refused saves on its console, too. */
test.use({ expectedErrors: [/status of (409|422)/] });

test.beforeEach(({ site }) => removeArticles(site));

test("a slug that is taken is named, and nothing typed is lost, not even by a reload", async ({
	page,
}) => {
	await openForm(page);
	await fill(page, article);
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(toastOf(page)).toContainText("Article Submitted");
	await fill(page, { ...article, Author: "Ada Marsh Again" });
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(toastOf(page)).toContainText("Submission Failed");
	await expect(toastOf(page)).toContainText(
		"Error: Another article already has the URL slug “what-a-register-is-for”.",
	);
	await expect(page.getByLabel("Author")).toHaveValue("Ada Marsh Again");
	await page.reload();
	await hydrate(page);
	await expect(page.getByLabel("Author")).toHaveValue("Ada Marsh Again");
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue(article.Title);
	await page.getByRole("button", { name: "Start with an empty form" }).click();
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");
	await page.reload();
	await hydrate(page);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");
});

test("what is being written waits for its writer, and for nobody else", async ({ page, site }) => {
	await openForm(page);
	await fill(page, { Title: "Half an article" });
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();

	await enterStaffArea(page, await newStaff(site, "colleague"));
	await page.goto(PUBLISHING);
	await hydrate(page);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");
	await expect(page.getByText("has been brought back")).toHaveCount(0);
	await fill(page, { Title: "A colleague's own" });
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();

	await openForm(page);
	await expect(page.getByText("has been brought back")).toBeVisible();
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half an article");
	await expect(page.getByLabel("URL slug")).toHaveValue("half-an-article");
});

test("an article that was just saved can be edited again before the page has caught up", async ({
	page,
	site,
}) => {
	const { service } = await databaseOf(site);
	const shared = { slug: "twice-changed", summary: "S", content: "<p>1</p>", author: "Ada Marsh" };
	const { data } = await service
		.from("articles")
		.insert({ ...shared, title: "Twice Changed" })
		.select("id")
		.single();
	await openForm(page, `${PUBLISHING}?edit=${data?.id}`);
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route("**/article-management.data*", async (route) => {
		if (route.request().method() === "GET") await held;
		await route.continue();
	});
	await fill(page, { "Article Content (HTML)": "<p>2</p>" });
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");
	await page
		.getByRole("row")
		.filter({ hasText: "Twice Changed" })
		.getByRole("link", { name: "Edit" })
		.click();
	letGo();
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Twice Changed");
	await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
	await fill(page, { "Article Content (HTML)": "<p>3</p>" });
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");
	const stored = await service.from("articles").select("content").eq("slug", shared.slug).single();
	expect(stored.data?.content).toBe("<p>3</p>");
});

/** The answer to the next save waits until it is let go. */
async function holdSave(page: Page) {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route("**/article-management.data*", async (route) => {
		if (route.request().method() === "POST") await held;
		await route.continue();
	});
	return async () => {
		letGo();
		await expect(toastOf(page)).toContainText("Article Submitted");
		await page.unroute("**/article-management.data*");
	};
}

test("what is typed while an article is saved stays in the form, and goes into the same article", async ({
	page,
	site,
}) => {
	const { service } = await databaseOf(site);
	const content = page.getByLabel("Article Content (HTML)");
	const stored = async () =>
		(await service.from("articles").select("title, content").eq("author", "Ada Marsh")).data;
	await openForm(page);
	await fill(page, article);
	for (const words of ["<p>While it was new.</p>", "<p>While it was changed.</p>"]) {
		const letGo = await holdSave(page);
		await page.getByRole("button", { name: "Submit Article" }).click();
		await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
		await content.fill(words);
		await letGo();
		await expect(page.getByText("is still here. Submit it again")).toBeVisible();
		await expect(content).toHaveValue(words);
		await expect(content).toBeFocused();
		await page.getByRole("button", { name: "Close" }).click();
	}
	await page.reload();
	await hydrate(page);
	await expect(content).toHaveValue("<p>While it was changed.</p>");
	await expect(page.getByRole("form", { name: "Edit article" })).toBeVisible();
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");
	await expect(page.getByRole("form", { name: "New article" })).toBeVisible();
	expect(await stored()).toEqual([
		{ title: article.Title, content: "<p>While it was changed.</p>" },
	]);
	await expect(page).toHaveURL(new RegExp(`${PUBLISHING}$`));
});

test("after the last save of what was typed on, the form is empty again", async ({ page }) => {
	await openForm(page);
	await fill(page, article);
	const letGo = await holdSave(page);
	await page.getByRole("button", { name: "Submit Article" }).click();
	await fill(page, { "Article Content (HTML)": "<p>More.</p>" });
	await letGo();
	await expect(page.getByRole("form", { name: "Edit article" })).toBeVisible();
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(page.getByRole("form", { name: "New article" })).toBeVisible();
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");
	await expect(page).toHaveURL(new RegExp(`${PUBLISHING}$`));
	await page.reload();
	await hydrate(page);
	await expect(page.getByText("has been brought back")).toHaveCount(0);
});

test("a session that ends while writing leads back to the same article, with every word", async ({
	page,
	context,
	site,
}) => {
	const { service } = await databaseOf(site);
	const shared = { slug: "long-work", summary: "S", content: "<p>1</p>", author: "Ada Marsh" };
	const { data } = await service
		.from("articles")
		.insert({ ...shared, title: "Long Work" })
		.select("id")
		.single();
	await openForm(page, `${PUBLISHING}?edit=${data?.id}`);
	await fill(page, { "Article Content (HTML)": "<p>An hour of work.</p>" });
	await context.clearCookies();
	await page.getByRole("button", { name: "Submit Article" }).click();
	await page.getByLabel("Email").fill(staff.email);
	await page.getByLabel("Password").fill(staff.password);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByText("has been brought back")).toBeVisible();
	await expect(page.getByLabel("Article Content (HTML)")).toHaveValue("<p>An hour of work.</p>");
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(toastOf(page)).toContainText("Article Submitted");
	const stored = await service.from("articles").select("content").eq("slug", shared.slug).single();
	expect(stored.data?.content).toBe("<p>An hour of work.</p>");
});

test("a stale save is refused and both versions are kept", async ({ page, site }) => {
	const { service } = await databaseOf(site);
	const { data } = await service
		.from("articles")
		.insert({
			title: "Shared",
			slug: "shared-article",
			summary: "S",
			content: "<p>First</p>",
			author: "Ada Marsh",
		})
		.select("id")
		.single();
	const id = data?.id ?? "";
	await openForm(page, `${PUBLISHING}?edit=${id}`);
	await fill(page, { "Article Content (HTML)": "<p>Mine</p>" });
	await service.from("articles").update({ content: "<p>Theirs</p>" }).eq("id", id);
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(page.getByText("Somebody else changed this article meanwhile")).toBeVisible();
	const stored = async () =>
		(await service.from("articles").select("content").eq("id", id).single()).data?.content;
	expect(await stored()).toBe("<p>Theirs</p>");
	await expect(page.getByLabel("Article Content (HTML)")).toHaveValue("<p>Mine</p>");
	await page.getByText("Stored version: Shared").click();
	await expect(page.getByText("<p>Theirs</p>")).toBeVisible();
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(page.getByText("Somebody else changed this article meanwhile")).toBeVisible();
	expect(await stored()).toBe("<p>Theirs</p>");
	await page.getByRole("button", { name: "Save mine over it" }).click();
	await expect(toastOf(page)).toContainText("Article Submitted");
	expect(await stored()).toBe("<p>Mine</p>");
});

test.describe("when the network goes away", () => {
	test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

	test("the save fails by toast and the form keeps everything", async ({ page, context }) => {
		await openForm(page);
		await fill(page, article);
		await context.setOffline(true);
		await page.getByRole("button", { name: "Submit Article" }).click();
		await expect(toastOf(page)).toContainText("Submission Failed");
		await expect(toastOf(page)).toContainText("Error: Failed to fetch");
		await expect(page.getByLabel("Title", { exact: true })).toHaveValue(article.Title);
		await context.setOffline(false);
		await page.getByRole("button", { name: "Submit Article" }).click();
		await expect(toastOf(page)).toContainText("Article Submitted");
	});
});
