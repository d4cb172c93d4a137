import { expect, expectAccessible, test } from "#tests/fixtures/browser.ts";
import { article, fill, openForm, PUBLISHING, removeArticles } from "#tests/fixtures/publishing.ts";
import { databaseOf } from "#tests/fixtures/site.ts";
import { enterStaffArea, toastOf } from "#tests/fixtures/staff.ts";

/** The browser reports refused saves on its console, too. */
test.use({ expectedErrors: [/status of (409|422)/] });

test.beforeEach(({ site }) => removeArticles(site));

test("staff publish an article and it is public when they are told so", async ({
	page,
	site,
	request,
}) => {
	const lists = [
		"/articles",
		"/rss.xml",
		"/feed.json",
		"/sitemap.xml",
		"/articles?search=register",
	];
	for (const path of lists) await request.get(path);
	await openForm(page);
	await expect(page).toHaveTitle(/^Article Management \| /);
	await fill(page, article);
	await expect(page.getByLabel("URL slug")).toHaveValue("what-a-register-is-for");
	await expect(page.getByLabel("URL slug")).toHaveAttribute("readonly", "");
	await expectAccessible(page);
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route("**/*.data*", async (route) => {
		await held;
		await route.continue();
	});
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
	letGo();
	await expect(toastOf(page)).toContainText("Article Submitted");
	// These were in the cache before, and are asked for once.
	for (const path of lists)
		expect(await (await request.get(path)).text(), path).toMatch(/what.a.register.is.for/i);
	await expect(toastOf(page)).toContainText(
		"Your article has been successfully submitted and published.",
	);
	for (const label of Object.keys(article))
		await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
	const date = await page.getByLabel("Publication Date").inputValue();
	expect(Math.abs(Date.now() - new Date(date).getTime())).toBeLessThan(120_000);
	expect((await request.get("/articles/what-a-register-is-for")).status()).toBe(200);
	const { service } = await databaseOf(site);
	const { data } = await service
		.from("articles")
		.select("*")
		.eq("slug", "what-a-register-is-for")
		.single();
	expect(data).toMatchObject({ author: "Ada Marsh", is_draft: false, image_url: null });
});

test("a failed check lists every error in the red box and sends nothing", async ({ page }) => {
	await openForm(page);
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST") sent.push(request.url());
	});
	await fill(page, { Title: "  ", Author: " " });
	await page.getByRole("button", { name: "Submit Article" }).click();
	const box = page.getByRole("alert").filter({ hasText: "Please fix the following errors:" });
	await expect(box.getByRole("listitem")).toHaveText([
		"Title is required",
		"Content is required",
		"Summary is required",
		"Author is required",
	]);
	await fill(page, { ...article, Title: "!!!" });
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(box.getByRole("listitem")).toHaveText([/^Title must contain letters/]);
	expect(sent).toEqual([]);
	for (const label of [...Object.keys(article), "Publication Date"])
		await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required", "");
	await expect(page.getByLabel("Featured Image URL (optional)")).toHaveAttribute("type", "url");
	await expectAccessible(page);
});

test.describe("in New York", () => {
	test.use({ timezoneId: "America/New_York" });

	test("the date is the writer's local time, and a future one schedules", async ({
		page,
		site,
		request,
	}) => {
		await openForm(page);
		const shown = await page.getByLabel("Publication Date").inputValue();
		const inNewYork = new Intl.DateTimeFormat("sv-SE", {
			timeZone: "America/New_York",
			dateStyle: "short",
			timeStyle: "short",
		});
		const minutes = [0, 60_000, 120_000].map((ago) =>
			inNewYork.format(Date.now() - ago).replace(" ", "T"),
		);
		expect(minutes).toContain(shown);
		await fill(page, { ...article, "Publication Date": "2035-07-01T10:00" });
		await page.getByRole("button", { name: "Submit Article" }).click();
		await expect(toastOf(page)).toContainText("Article Submitted");
		const row = page.getByRole("row").filter({ hasText: article.Title });
		await expect(row).toContainText("Scheduled");
		await expect(row).toContainText("2035-07-01 14:00");
		expect((await request.get("/articles/what-a-register-is-for")).status()).toBe(404);
		const { service } = await databaseOf(site);
		const { data } = await service
			.from("articles")
			.select("date")
			.eq("slug", "what-a-register-is-for")
			.single();
		expect(new Date(data?.date ?? "").toISOString()).toBe("2035-07-01T14:00:00.000Z");
	});

	test("a date that nobody touched stays, to the second and in the hour that comes twice", async ({
		page,
		site,
	}) => {
		const { service } = await databaseOf(site);
		const date = "2025-11-02T06:30:15.250Z";
		const shared = { slug: "autumn", summary: "S", content: "<p>1</p>", author: "Ada Marsh" };
		const { data } = await service
			.from("articles")
			.insert({ ...shared, title: "Autumn", date })
			.select("id")
			.single();
		await openForm(page, `${PUBLISHING}?edit=${data?.id}`);
		await expect(page.getByLabel("Publication Date")).toHaveValue("2025-11-02T01:30");
		await fill(page, { "Article Content (HTML)": "<p>2</p>" });
		await page.getByRole("button", { name: "Submit Article" }).click();
		await expect(toastOf(page)).toContainText("Article Submitted");
		const stored = await service.from("articles").select("date, content").eq("slug", "autumn");
		expect(stored.data?.map((row) => row.content)).toEqual(["<p>2</p>"]);
		expect(stored.data?.map((row) => new Date(row.date).toISOString())).toEqual([date]);
	});
});

test("drafts, editing with a new address, unpublishing, deleting and undo", async ({
	page,
	request,
}) => {
	await openForm(page);
	await fill(page, article);
	await page.getByRole("button", { name: "Save as draft" }).click();
	await expect(toastOf(page)).toContainText("Draft Saved");
	const row = (title: string) => page.getByRole("row").filter({ hasText: title });
	await expect(row(article.Title)).toContainText("Draft");
	expect((await request.get("/articles/what-a-register-is-for")).status()).toBe(404);

	await row(article.Title).getByRole("link", { name: "Edit" }).click();
	await expect(page.getByText("Editing")).toBeVisible();
	await expect(page.getByLabel("Author")).toHaveValue("Ada Marsh");
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(row(article.Title)).toContainText("Published");
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");

	await row(article.Title).getByRole("link", { name: "Edit" }).click();
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue(article.Title);
	await fill(page, { Title: "A Register, Renamed" });
	await expect(page.getByLabel("URL slug")).toHaveValue("a-register-renamed");
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(row("A Register, Renamed")).toContainText("Published");
	await expect(async () => {
		const old = await request.get("/articles/what-a-register-is-for", { maxRedirects: 0 });
		expect([old.status(), old.headers().location]).toEqual([301, "/articles/a-register-renamed"]);
	}).toPass({ timeout: 3000 });

	await row("A Register, Renamed").getByRole("button", { name: "Unpublish" }).click();
	await expect(row("A Register, Renamed")).toContainText("Draft");
	await row("A Register, Renamed").getByRole("button", { name: "Delete" }).click();
	await expect(row("A Register, Renamed")).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(row("A Register, Renamed")).toContainText("Draft");
	await expectAccessible(page);
});

test("the preview is what visitors will see, and says what is removed", async ({ page }) => {
	await openForm(page);
	await fill(page, {
		...article,
		"Article Content (HTML)": '<h2 onclick="x()">Why</h2><script>alert(1)</script><p>Because.</p>',
	});
	await page.getByRole("button", { name: "Preview" }).click();
	const preview = page.getByRole("region", { name: "Preview" });
	await expect(preview.getByRole("heading", { name: article.Title })).toBeVisible();
	await expect(preview.getByRole("heading", { name: "Why" })).toBeVisible();
	await expect(preview.getByText("<script>")).toBeVisible();
	await expect(preview.getByText("<h2 onclick>")).toBeVisible();
	await expect(preview.getByText("1 min read")).toBeVisible();
	await page.getByRole("button", { name: "Submit Article" }).click();
	await expect(page.getByText("Removed from the content before saving:")).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the form publishes, lists errors and keeps what was typed", async ({ page, site }) => {
		await enterStaffArea(page);
		await page.goto(PUBLISHING);
		await fill(page, { ...article, Author: " " });
		await page.getByRole("button", { name: "Submit Article" }).click();
		await expect(page.getByText("Please fix the following errors:")).toBeVisible();
		await expect(page.getByText("Author is required")).toBeVisible();
		await expect(page.getByLabel("Title", { exact: true })).toHaveValue(article.Title);
		await fill(page, { Author: "Ada Marsh" });
		await page.getByRole("button", { name: "Submit Article" }).click();
		await expect(
			page.getByText("Your article has been successfully submitted and published."),
		).toBeVisible();
		await page
			.getByRole("row")
			.filter({ hasText: article.Title })
			.getByRole("button", { name: "Delete" })
			.click();
		await page.getByRole("button", { name: "Undo" }).click();
		const { service } = await databaseOf(site);
		const { data } = await service
			.from("articles")
			.select("deleted_at")
			.eq("slug", "what-a-register-is-for")
			.single();
		expect(data?.deleted_at).toBeNull();
	});
});

test("staff who read an article, change it and look again see the change", async ({ page }) => {
	await openForm(page);
	await fill(page, article);
	await page.getByRole("button", { name: "Submit Article" }).click();
	const title = page.getByRole("link", { name: article.Title });
	await title.click();
	await page.getByRole("link", { name: "View All Articles" }).click();
	await page.waitForURL("/articles");
	await expect(page.getByText(article["Summary (SEO Description)"])).toBeVisible();
	await page.goBack();
	await expect(page.getByText("Because somebody will ask.")).toBeVisible();
	await page.goBack();
	const row = page.getByRole("row").filter({ has: title });
	await row.getByRole("link", { name: "Edit" }).click();
	await expect(page.getByText("Editing")).toBeVisible();
	await fill(page, {
		"Summary (SEO Description)": "A shorter summary.",
		"Article Content (HTML)": "<p>Because it is the law.</p>",
	});
	await page.getByRole("button", { name: "Submit Article" }).click();
	// The toast of the first time may still stand.
	await expect(page.getByText("Editing")).toBeHidden();
	await title.click();
	await expect(page.getByText("Because it is the law.")).toBeVisible();
	await page.getByRole("link", { name: "View All Articles" }).click();
	await page.waitForURL("/articles");
	await expect(page.getByText("A shorter summary.")).toBeVisible();
});

test("a double click submits once", async ({ page, site }) => {
	const { service } = await databaseOf(site);
	let saves = 0;
	page.on("request", (request) => {
		if (request.method() === "POST") saves += 1;
	});
	await openForm(page);
	await fill(page, article);
	await page.getByRole("button", { name: "Submit Article" }).dblclick();
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");
	await expect(toastOf(page)).toContainText("Article Submitted");
	expect(saves).toBe(1);
	const { count } = await service
		.from("articles")
		.select("id", { count: "exact", head: true })
		.eq("author", article.Author);
	expect(count).toBe(1);
});
