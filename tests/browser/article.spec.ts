import { randomUUID } from "node:crypto";
import { expect, expectAccessible, hydrate, test } from "#tests/fixtures/browser.ts";
import { databaseOf } from "#tests/fixtures/site.ts";

const LONG = "/articles/colorado-sb-26-189-what-starts-on-1-january-2027";
const LONG_TITLE = "Colorado SB 26-189: what starts on January 1, 2027";

test.describe("an article", () => {
	test("has trail, author, dates, reading time, contents, shares and neighbours", async ({
		page,
	}) => {
		await page.goto(LONG);
		const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
		await expect(trail).toHaveText([/Home/, /Articles/, new RegExp(LONG_TITLE)]);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(LONG_TITLE);
		await expect(page.getByText("Plumbline Policy Desk")).toBeVisible();
		await expect(page.getByText("November 10, 2026")).toBeVisible();
		await expect(page.getByText("Updated November 14, 2026")).toBeVisible();
		await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
		const contents = page.getByRole("navigation", { name: "Contents" });
		await contents.getByRole("link", { name: "Who owes what" }).click();
		await expect(page).toHaveURL(/#who-owes-what$/);
		await expect(page.getByRole("heading", { name: "Who owes what" })).toBeInViewport();
		await expect(page.getByRole("region", { name: /^Table: / }).first()).toBeVisible();
		await expect(page.getByRole("link", { name: "LinkedIn" }).first()).toHaveAttribute(
			"href",
			/share-offsite\/\?url=http/,
		);
		const neighbours = page.getByRole("navigation", { name: "Previous and next article" });
		await expect(neighbours.getByRole("link")).toHaveCount(2);
		await expect(page.getByRole("heading", { name: "Related articles" })).toBeVisible();
		await expect(page.getByRole("link", { name: "View All Articles" })).toBeVisible();
	});

	test("a click on Copy link counts before React runs", async ({ page, context }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await page.goto(LONG);
		await page.getByRole("button", { name: "Copy link" }).click();
		await expect(page.getByText("Link copied")).toBeVisible();
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect(copied).toBe(new URL(LONG, page.url()).href);
	});

	test("its body is sent once, and stays when React starts", async ({ page, request }) => {
		const sentence = "works in two steps";
		const html = await (await request.get(LONG)).text();
		expect(html.split(sentence)).toHaveLength(2);
		await page.goto(LONG);
		await hydrate(page);
		await page.getByRole("link", { name: "View All Articles" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles & Resources");
		await page.goBack();
		await expect(page.getByText(sentence)).toBeVisible();
	});

	test("shows skeletons while it loads", async ({ page }) => {
		const release = Promise.withResolvers<void>();
		await page.route(/\/api\/articles\//, async (route) => {
			await release.promise;
			await route.continue();
		});
		await page.goto("/articles");
		await hydrate(page);
		await page.getByRole("link", { name: LONG_TITLE }).click();
		await expect(page.getByRole("status", { name: "Loading article" })).toBeVisible();
		release.resolve();
		await expect(page.getByRole("heading", { level: 1, name: LONG_TITLE })).toBeVisible();
		await expect(page).toHaveTitle(`${LONG_TITLE} | Plumbline AI Governance`);
	});

	test.describe("that cannot be loaded", () => {
		test.use({ expectedErrors: [/503 \(Service Unavailable\)/] });

		test("says so, with Retry and a toast", async ({ page }) => {
			await page.route(/\/api\/articles\//, (route) => route.fulfill({ status: 503, body: "no" }));
			await page.goto("/articles");
			await hydrate(page);
			await page.getByRole("link", { name: LONG_TITLE }).click();
			const text = "There was a problem loading this article. Please try again later.";
			const box = page.getByRole("alert").filter({ hasText: text });
			await expect(box.getByRole("heading", { name: "Error Loading Article" })).toBeVisible();
			await expect(
				page.getByRole("region", { name: /Notifications/ }).getByText(text),
			).toBeVisible();
			await box.getByRole("button", { name: "Retry" }).click();
			await expect(page.getByRole("heading", { level: 1, name: LONG_TITLE })).toBeVisible();
		});
	});

	test.describe("that does not exist", () => {
		test.use({ expectedErrors: [/404 \(Not Found\)/] });

		test("answers 404, shows the notice and sends the reader to the list", async ({ page }) => {
			await page.goto("/about");
			const response = await page.goto("/articles/no-such-article");
			expect(response?.status()).toBe(404);
			const notice = page.getByRole("alert").filter({ hasText: "Article Not Found" });
			await expect(notice).toContainText("The article you are looking for could not be found.");
			await page.waitForURL("**/articles");
			await expect(page.getByRole("article").first()).toBeVisible();
			await expect(
				page.getByRole("region", { name: /Notifications/ }).getByText("Article Not Found"),
			).toBeVisible();
			await expect(page.getByText("Article Not Found")).toHaveCount(1);
			await page.goBack();
			await expect(page).toHaveURL(/\/about$/);
		});
	});
});

test("renamed articles are found at their old address, scheduled ones nowhere", async ({
	page,
	request,
	site,
}) => {
	const { service } = await databaseOf(site);
	const name = `moved-${randomUUID().slice(0, 8)}`;
	const fields = { summary: "About moving.", content: "<p>Text</p>", author: "Tester" };
	const { data } = await service
		.from("articles")
		.insert([
			{ ...fields, title: "Moved", slug: name, date: "2020-01-01T00:00:00Z" },
			{ ...fields, title: "Later", slug: `later-${name}`, date: "2999-01-01T00:00:00Z" },
		])
		.select("id")
		.order("date");
	await service
		.from("articles")
		.update({ slug: `new-${name}` })
		.eq("id", data?.[0]?.id ?? "");

	for (const former of [`/articles/${name}`, `/articles/${name}/`]) {
		const moved = await request.get(former, { maxRedirects: 0 });
		expect([moved.status(), moved.headers().location]).toEqual([301, `/articles/new-${name}`]);
	}
	for (const path of [`/articles/later-${name}`, `/api/articles/later-${name}`]) {
		expect((await request.get(path)).status()).toBe(404);
	}
	expect(await (await request.get("/articles?search=Later+About+moving")).text()).not.toContain(
		`later-${name}`,
	);
	await page.goto(`/articles/${name}`);
	await expect(page).toHaveURL(new RegExp(`/articles/new-${name}$`));
	await service.from("articles").delete().like("slug", `%${name}`);
});

for (const colorScheme of ["light", "dark"] as const) {
	test.describe(`in ${colorScheme}`, () => {
		test.use({ colorScheme });
		test("an article is accessible", async ({ page }) => {
			await page.goto(LONG);
			await expectAccessible(page);
		});
	});
}
