import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "#tests/fixtures/requests.ts";
import { type Site, startSite } from "#tests/fixtures/site.ts";

/** Mock mode, as the specification has it: sample data, read only, admin pages open. */

let site: Site;
beforeAll(async () => {
	site = await startSite({ env: { BACKEND: "mock" } });
});
afterAll(() => site.remove());

const get = (path: string) => ask(site.url + path);

test("every page of the route table answers, and the redirects lead there", async () => {
	const { articles } = JSON.parse((await get("/api/articles")).text);
	const pages = [
		"/",
		"/about",
		"/contact",
		"/faqs",
		"/services",
		"/articles",
		"/articles?page=2",
		"/articles?search=notice",
		`/articles/${articles[0].slug}`,
		`/articles/${articles[0].slug}.md`,
		"/fileupload",
		"/healthz",
		"/sitemap.xml",
		"/rss.xml",
		"/feed.json",
		"/llms.txt",
		"/admin",
		"/admin/article-management",
		"/admin/email-testing",
		"/admin/contact-submissions",
		"/admin/table-view",
		"/admin/table-view?tab=contact-submissions",
		"/admin/uploads",
		"/admin/account",
	];
	for (const page of pages) expect([page, (await get(page)).status]).toEqual([page, 200]);
	expect((await get("/no-such-page")).status).toBe(404);
	expect((await get("/articles/no-such-article")).status).toBe(404);
	const redirects = {
		"/article-management": "/admin/article-management",
		"/dynamic-article-management": "/admin/article-management",
		"/dynamic-articles": "/articles",
		"/dynamic-articles/x": "/articles/x",
	};
	for (const [from, to] of Object.entries(redirects)) {
		const { status, headers } = await get(from);
		expect([status, headers.get("location")]).toEqual([301, to]);
	}
});

test("the red banner says that this is sample data, on pages that a backend would fill", async () => {
	const { text } = await get("/admin/contact-submissions");
	expect(text).toContain("Supabase Connection Not Detected");
	expect(text).toContain("A list of contact form submissions.");
	expect((await get("/articles")).text).toContain("An incident page");
	expect((await get("/admin/contact-submissions/anything")).status).toBe(404);
});

const form = { "content-type": "application/x-www-form-urlencoded" };
const message = {
	name: "Ada",
	email: "ada@example.org",
	subject: "General Inquiry",
	message: "Is anybody there?",
};
const id = "00000000-0000-4000-8000-000000000000";
const writes = [
	{
		path: "/functions/v1/handle-contact-form",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(message),
		status: 503,
	},
	{ path: "/contact", headers: form, body: new URLSearchParams(message).toString(), status: 503 },
	{
		path: "/fileupload",
		headers: { "content-type": "multipart/form-data; boundary=x" },
		body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nhello\r\n--x--\r\n',
		status: 503,
	},
	{
		path: `/admin/contact-submissions/${id}`,
		headers: form,
		body: "intent=status&status=answered",
		status: 409,
	},
	{ path: "/admin/uploads", headers: form, body: `intent=delete&id=${id}`, status: 403 },
	{
		path: "/admin/email-testing/send",
		headers: { "content-type": "application/json" },
		body: '{"email":"ada@example.org"}',
		status: 403,
	},
	{ path: "/admin/email-testing", headers: form, body: `intent=again&id=${id}`, status: 403 },
	{
		path: "/admin/account",
		headers: form,
		body: "intent=email&email=eve@example.org&current_password=whatever-it-is",
		status: 409,
	},
];

test.each(writes)(
	"a write to $path is refused with a reason",
	async ({ path, status, ...post }) => {
		const answer = await ask(site.url + path, { method: "POST", ...post });
		expect(answer.status).toBe(status);
		expect(answer.text).toMatch(/sample data|read only|not available|unavailable|cannot/i);
		expect(answer.text).not.toContain("Unexpected Application Error");
	},
);

test("publishing stores nothing", async () => {
	const article = {
		...message,
		title: "Never stored",
		content: "<p>x</p>",
		summary: "x",
		author: "x",
	};
	const body = new URLSearchParams({ ...article, intent: "publish", date: "2026-01-01T00:00" });
	const post = { method: "POST", headers: form, body: body.toString() };
	const answer = await ask(`${site.url}/admin/article-management`, post);
	expect(answer.status).toBeGreaterThanOrEqual(400);
	expect(answer.status).toBeLessThan(500);
	expect((await get("/articles")).text).not.toContain("Never stored");
	expect((await get("/admin/article-management")).text).not.toContain("Never stored");
});

test("after all that, the log has no crash in it", () => {
	expect(site.output()).not.toMatch(/request-failed|"level":"error"|ended unexpectedly|\n\s+at /);
});
