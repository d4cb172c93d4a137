import type { Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "#app/lib/database.types.ts";
import { expect, test } from "#tests/fixtures/browser.ts";
import { scriptVectors } from "#tests/fixtures/script-vectors.ts";
import { databaseOf, staff } from "#tests/fixtures/site.ts";
import { enterStaffArea } from "#tests/fixtures/staff.ts";

/** Without the Content-Security-Policy: what holds here is the sanitiser, not the second lock behind it. */
test.use({ bypassCSP: true, expectedErrors: [/Failed to load resource|ERR_/] });

const AUTHOR = "Injector";

function rowsFor(way: string) {
	return scriptVectors.map((vector, index) => ({
		title: `${way} ${index} ${vector.replaceAll("\n", " ")}`.slice(0, 200),
		slug: `injected-${way}-${index}`,
		summary: `${vector} summary`,
		content: `<p>before</p>${vector}<p>after</p>`,
		author: AUTHOR,
	}));
}

async function watchForScripts(page: Page) {
	const hits: string[] = [];
	page.on("dialog", (dialog) => {
		hits.push(`${page.url()}: ${dialog.message()}`);
		void dialog.dismiss();
	});
	return hits;
}

/** All at once would wait for one database: on a busy machine the last ones get an honest 503 after eight seconds. */
async function fewAtATime<Item, Answer>(items: Item[], ask: (item: Item) => Promise<Answer>) {
	const answers: Answer[] = [];
	for (let start = 0; start < items.length; start += 6)
		answers.push(...(await Promise.all(items.slice(start, start + 6).map(ask))));
	return answers;
}

/** What stays of a fragment that could run, navigate or submit, found by the browser's own parser. */
function dangerousParts(page: Page, fragments: string[]) {
	return page.evaluate((all) => {
		const forbidden =
			"script,style,iframe,object,embed,form,input,button,select,textarea,base,meta,link,svg,math,template,video,audio,marquee";
		return all.flatMap((html) => {
			const { body } = new DOMParser().parseFromString(html, "text/html");
			const bad = [...body.querySelectorAll(forbidden)].map((element) => element.outerHTML);
			for (const element of body.querySelectorAll("*")) {
				for (const { name, value } of element.attributes) {
					const isAddress = ["href", "src", "action", "xlink:href", "srcset"].includes(name);
					// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these in a scheme
					const scheme = value.replace(/[\u0000-\u0020]/g, "").toLowerCase();
					if (
						name.startsWith("on") ||
						name === "style" ||
						(isAddress && /^(javascript|data|vbscript):/.test(scheme))
					)
						bad.push(element.outerHTML);
				}
			}
			return bad;
		});
	}, fragments);
}

test("no script published through the form, by REST or by SQL survives anywhere", async ({
	page,
	site,
	request,
}) => {
	test.setTimeout(180_000);
	expect(scriptVectors.length).toBeGreaterThanOrEqual(60);
	const { service, url, publishableKey } = await databaseOf(site);
	await enterStaffArea(page);

	const bySql = await service.from("articles").insert(rowsFor("sql"));
	expect(bySql.error).toBeNull();
	const member = createClient<Database>(url, publishableKey, { auth: { persistSession: false } });
	await member.auth.signInWithPassword(staff);
	const byRest = await member.from("articles").insert(rowsFor("rest"));
	expect(byRest.error).toBeNull();
	const published = await fewAtATime(rowsFor("form"), ({ slug: _, ...form }) =>
		page.request.post("/admin/article-management.data", {
			form: { ...form, intent: "publish", date: "2026-01-01T00:00" },
		}),
	);
	expect(published.filter((response) => response.status() !== 200)).toEqual([]);

	const stored = await service
		.from("articles")
		.select("title, content")
		.eq("author", AUTHOR)
		.like("title", "form %");
	expect(stored.data).toHaveLength(scriptVectors.length);
	await page.goto("/admin");
	expect(
		await dangerousParts(
			page,
			(stored.data ?? []).map((row) => row.content),
		),
	).toEqual([]);

	// The detector itself finds nearly all of them where nothing was sanitised.
	expect((await dangerousParts(page, [...scriptVectors])).length).toBeGreaterThan(60);

	const stillBad = [...rowsFor("sql"), ...rowsFor("rest").slice(0, 5)];
	const bodies = await fewAtATime(stillBad, async ({ slug }) => {
		const response = await request.get(`/articles/${slug}`);
		expect(response.status(), slug).toBe(200);
		return /<div id="article-body"[\s\S]*?<footer/.exec(await response.text())?.[0] ?? "";
	});
	for (const body of bodies) expect(body).toContain("before");
	expect(await dangerousParts(page, bodies)).toEqual([]);
	const feed = await (await request.get("/feed.json")).json();
	const items: { content_html?: string }[] = feed.items;
	expect(items.some((item) => item.content_html?.includes("before"))).toBe(true);
	expect(
		await dangerousParts(
			page,
			items.map((item) => item.content_html ?? ""),
		),
	).toEqual([]);

	const hits = await watchForScripts(page);
	const everything = { title: "All of them", slug: "injected-all", summary: "s", author: AUTHOR };
	await service
		.from("articles")
		.insert({ ...everything, content: scriptVectors.join("\n<p>next</p>\n") });
	await service.from("contact_submissions").insert(
		scriptVectors.slice(0, 30).map((vector) => ({
			name: vector.replaceAll("\n", " ").slice(0, 100),
			email: "visitor@example.com",
			subject: "AI Governance",
			message: vector,
		})),
	);
	const pages = [
		"/articles",
		"/articles?page=2",
		"/articles?search=summary",
		"/articles/injected-all",
		"/admin/article-management",
		"/admin/contact-submissions",
		"/admin/table-view",
		"/admin",
	];
	for (const path of pages) {
		await page.goto(path);
		await page.mouse.move(300, 300);
		await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
	}
	await page.goto("/admin/article-management");
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
	await page.getByLabel("Article Content (HTML)").fill(scriptVectors.join("\n<p>next</p>\n"));
	await page.getByRole("button", { name: "Preview" }).click();
	await expect(page.getByText("Will be removed from the content:")).toBeVisible();
	const preview = await page
		.getByRole("region", { name: "Preview" })
		.getByRole("article")
		.locator(".prose")
		.innerHTML();
	expect(await dangerousParts(page, [preview])).toEqual([]);
	expect(hits).toEqual([]);

	await service.from("articles").delete().eq("author", AUTHOR);
	await service.from("contact_submissions").delete().eq("email", "visitor@example.com");
});
