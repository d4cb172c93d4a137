import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { type Answer, ask } from "#tests/fixtures/requests.ts";
import { databaseOf, root, type Site, startSite } from "#tests/fixtures/site.ts";
import { newVisitor, staffCookie } from "#tests/fixtures/uploads.ts";

/** Whatever arrives is answered, says nothing of what is inside, and leaves nothing behind unless it was accepted. */

/** FUZZ_RUNS=1000 FUZZ_SEED=<number> search longer and elsewhere. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 40);
const PARALLEL = 4;

let site: Site;
let cookie: string;
let database: Awaited<ReturnType<typeof databaseOf>>;
beforeAll(async () => {
	site = await startSite();
	cookie = await staffCookie(site);
	database = await databaseOf(site);
});
afterAll(() => site.remove());

const LEAKS =
	/PGRST\d|syntax error|violates |42501|SQLSTATE|relation "|fetch failed|ECONN|Unexpected Server Error|\n\s+at \S+|node:internal|build\/server|sb_secret/;

function expectHarmless(sent: unknown, { status, text }: Answer) {
	expect({ sent, status: status < 500 ? "fine" : status }).toEqual({ sent, status: "fine" });
	expect({ sent, leak: LEAKS.exec(text)?.[0] }).toEqual({ sent, leak: undefined });
}

const nasty = fc.constantFrom(
	"",
	" ",
	"\u0000",
	"a\u0000b",
	"\ud83d",
	"\u202e",
	"\uffff",
	"'",
	"';--",
	"%",
	"%00",
	"_",
	"\\",
	'"',
	",",
	"()",
	"a,b.eq.c",
	"*",
	"-1",
	"1e999",
	"NaN",
	"99999999999999999999",
	"null",
	"undefined",
	"[object Object]",
	"__proto__",
	"../../etc/passwd",
	"<script>alert(1)</script>",
	"{{7*7}}",
	"\r\nSet-Cookie: a=b",
	"x".repeat(5001),
	"é́".repeat(200),
	":*",
	"!&|",
	"<->",
	"2026-13-45",
	"0001-01-01",
	"275760-09-13",
	"00000000-0000-4000-8000-000000000000",
);
const known = fc.constantFrom(
	"Ada",
	"ada@example.org",
	"AI Governance",
	"Hello there",
	"status",
	"resend",
	"ask",
	"reset",
	"test",
	"again",
	"publish",
	"draft",
	"preview",
	"delete",
	"answered",
	"quarantined",
	"new",
	"2026-01-01T00:00",
	"https://example.org/x.png",
);
const value = fc.oneof(
	{ weight: 3, arbitrary: nasty },
	{ weight: 3, arbitrary: known },
	{ weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
	{ weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 300 }) },
);

function fieldsOf(...names: string[]) {
	const name = fc.oneof(
		{ weight: 8, arbitrary: fc.constantFrom(...names) },
		{ weight: 1, arbitrary: fc.string({ maxLength: 10 }) },
	);
	return fc.array(fc.tuple(name, value), { maxLength: 10 });
}

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=x";

function toMultipart(fields: [string, string][]) {
	const quoted = (text: string) => text.replace(/[\r\n"]/g, encodeURIComponent);
	const parts = fields.map(
		([name, text]) =>
			`--x\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${text}\r\n`,
	);
	return `${parts.join("")}--x--\r\n`;
}

/** Mostly well-formed bodies with odd contents, some in a wrong type, some just bytes. */
function bodyOf(...names: string[]) {
	const fields = fieldsOf(...names);
	const form = fields.map((pairs) => ({
		type: FORM,
		body: new URLSearchParams(pairs).toString(),
	}));
	const multipart = fields.map((pairs) => ({ type: MULTIPART, body: toMultipart(pairs) }));
	const json = fc
		.oneof(fields.map(Object.fromEntries), fc.dictionary(fc.constantFrom(...names), fc.jsonValue()))
		.map((object) => ({ type: "application/json", body: JSON.stringify(object) }));
	const rubbish = fc.record({
		type: fc.constantFrom(
			"",
			FORM,
			MULTIPART,
			"multipart/form-data",
			"application/json",
			"text/plain",
			"x",
		),
		body: fc.string({ unit: "binary", maxLength: 200 }),
	});
	return fc.oneof(
		{ weight: 4, arbitrary: form },
		{ weight: 2, arbitrary: multipart },
		{ weight: 3, arbitrary: json },
		{ weight: 2, arbitrary: rubbish },
	);
}

type Sent = { type: string; body: string };

function post(path: string, { type, body }: Sent, headers: Record<string, string> = {}) {
	return ask(site.url + path, {
		method: "POST",
		headers: { "content-type": type, "x-forwarded-for": newVisitor(), ...headers },
		body,
	});
}

/** Batches, so that the server is busy with several at a time. */
async function everyRun<T>(arbitrary: fc.Arbitrary<T>, run: (input: T) => Promise<void>) {
	const batch = fc.array(arbitrary, { minLength: PARALLEL, maxLength: PARALLEL });
	await fc.assert(
		fc.asyncProperty(batch, async (inputs) => {
			await Promise.all(inputs.map(run));
		}),
		{ numRuns: RUNS / PARALLEL },
	);
}

const TABLES = ["contact_submissions", "articles", "uploads", "deliveries", "staff"] as const;

async function rowCounts() {
	const counts = await Promise.all(
		TABLES.map(async (table) => {
			const { count } = await database.service
				.from(table)
				.select("*", { count: "exact", head: true });
			return [table, count ?? -1] as const;
		}),
	);
	return Object.fromEntries(counts);
}

const CONTACT = ["name", "email", "company", "subject", "message", "form_token", "website"];

const open = [
	{ path: "/functions/v1/handle-contact-form", fields: CONTACT },
	{ path: "/contact", fields: CONTACT },
	{ path: "/fileupload", fields: ["file"] },
	{ path: "/admin/sign-in", fields: ["email", "password", "next"] },
	{ path: "/admin/reset-password", fields: ["intent", "email", "token_hash", "password"] },
];

test.each(open)("strangers may post anything to $path", async ({ path, fields }) => {
	const before = await rowCounts();
	let accepted = 0;
	await everyRun(bodyOf(...fields), async (sent) => {
		const answer = await post(path, sent);
		expectHarmless({ path, sent }, answer);
		if (answer.status < 400) accepted += 1;
		if (path.startsWith("/admin")) expect(answer.headers.get("set-cookie")).toBeUndefined();
	});
	const after = await rowCounts();
	const { contact_submissions: messages = 0, uploads = 0, ...others } = after;
	const added = messages - (before.contact_submissions ?? 0) + uploads - (before.uploads ?? 0);
	expect(added).toBeLessThanOrEqual(path.startsWith("/admin") ? 0 : accepted);
	expect([others.articles, others.staff]).toEqual([before.articles, before.staff]);
});

const ARTICLE = ["title", "summary", "content", "author", "date", "image_url", "slug"];
const ID = "00000000-0000-4000-8000-000000000000";

const guarded = [
	{
		path: "/admin/article-management",
		fields: [...ARTICLE, "intent", "id", "revision", "is_draft"],
	},
	{ path: `/admin/contact-submissions/${ID}`, fields: ["intent", "status", "delivery"] },
	{ path: "/admin/contact-submissions/nonsense", fields: ["intent", "status", "delivery"] },
	{ path: "/admin/contact-submissions", fields: ["intent"] },
	{ path: "/admin/uploads", fields: ["intent", "id"] },
	{ path: "/admin/email-testing", fields: ["intent", "email", "id"] },
	{ path: "/admin/account", fields: ["intent", "email", "password", "current_password"] },
	{ path: "/admin/email-testing/send", fields: ["email"] },
	{ path: "/admin/sign-out", fields: ["intent"] },
];

test.each(guarded)("staff may post anything to $path", async ({ path, fields }) => {
	const before = await rowCounts();
	let accepted = 0;
	// Signing out ends a session: one that nobody else needs.
	const session = path.endsWith("sign-out") ? await staffCookie(site) : cookie;
	await everyRun(bodyOf(...fields), async (sent) => {
		const answer = await post(path, sent, { cookie: session });
		expectHarmless({ path, sent }, answer);
		if (answer.status < 400) accepted += 1;
	});
	const after = await rowCounts();
	const added = TABLES.map((table) => (after[table] ?? 0) - (before[table] ?? 0));
	expect(Math.max(...added)).toBeLessThanOrEqual(accepted);
	expect(after.staff).toBe(before.staff);
});

test("what is for staff takes nothing from strangers", async () => {
	const before = await rowCounts();
	const anywhere = fc
		.constantFrom(...guarded)
		.chain(({ path, fields }) => bodyOf(...fields).map((sent) => ({ path, sent })));
	await everyRun(anywhere, async ({ path, sent }) => {
		const answer = await post(path, sent);
		expectHarmless({ path, sent }, answer);
		expect([302, 400, 401, 403, 413, 415]).toContain(answer.status);
	});
	expect(await rowCounts()).toEqual(before);
});

/** Every route with its address, from the one page that has them all. */
function addressesOf(entries: RouteConfigEntry[], parent = ""): { path: string; file: string }[] {
	return entries.flatMap(({ path = "", file, children = [] }) => {
		const full = path ? `${parent}/${path}` : parent;
		return [{ path: full || "/", file }, ...addressesOf(children, full)];
	});
}

const isAction = /^export (async )?(function|const) action\b/m;

test("every address with an action is among those above; the others take no post", async () => {
	const all = await Promise.all(
		addressesOf(await routes).map(async ({ path, file }) => ({
			path,
			hasAction: isAction.test(await readFile(join(root, "app", file), "utf8")),
		})),
	);
	const actions = all.filter(({ hasAction }) => hasAction).map(({ path }) => path);
	const tried = [...open, ...guarded].map(({ path }) =>
		path.replace(/[0-9a-f-]{36}|nonsense/, ":id"),
	);
	expect(actions.toSorted()).toEqual([...new Set(tried)].toSorted());

	const others = all
		.filter(({ path }) => !actions.includes(path))
		.map(({ path }) => path.replace(/:\w+|\*/, "x"));
	const elsewhere = fc.record({ path: fc.constantFrom(...others, "/healthz"), sent: bodyOf("x") });
	const before = await rowCounts();
	await everyRun(elsewhere, async ({ path, sent }) => {
		expectHarmless({ path, sent }, await post(path, sent, { cookie }));
	});
	expect(await rowCounts()).toEqual(before);
});

const GRID = ["q", "sort", "hide", "order", "width", "left", "right", "page", "tab", "part"];
const COLUMNS = [
	"id",
	"name",
	"email",
	"company",
	"subject",
	"message",
	"created_at",
	"keep_alive",
];
const gridNames = [...GRID, ...COLUMNS.map((column) => `filter.${column}`)];
const gridValue = fc.oneof(
	value,
	fc.constantFrom(...COLUMNS, "-name", "contact-submissions", "keep-alive", "count", "latest"),
	fc.constantFrom(">5", "<=2026-01-01", "2026-01-01..2026-02-01", "=x", "!x", "1..", "> > 5"),
);
const gridQuery = fc.array(fc.tuple(fc.constantFrom(...gridNames), gridValue), { maxLength: 6 });

test.each([
	{ path: "/articles", query: fieldsOf("search", "page") },
	{ path: "/api/articles", query: fieldsOf("search", "page") },
	{ path: "/admin/table-view", query: gridQuery },
	{ path: "/admin/table-view/data", query: gridQuery.map((pairs) => withTab(pairs)) },
	{ path: "/admin/contact-submissions", query: fieldsOf("page") },
	{ path: "/admin/article-management", query: fieldsOf("page", "edit") },
	{ path: "/admin/uploads", query: fieldsOf("page") },
	{ path: "/admin/sign-in", query: fieldsOf("next", "notice") },
])("$path can be asked with any query", async ({ path, query }) => {
	await everyRun(query, async (pairs) => {
		const address = `${path}?${new URLSearchParams(pairs)}`;
		const headers = path.startsWith("/admin") ? { cookie } : undefined;
		expectHarmless(address, await ask(site.url + address, { headers: headers ?? {} }));
	});
});

function withTab(pairs: [string, string][]): [string, string][] {
	return [["tab", "contact-submissions"], ...pairs];
}

test("any path is answered", async () => {
	const path = fc.oneof(
		fc.webPath(),
		fc
			.constantFrom("/articles/", "/admin/uploads/", "/social/", "/markdown/", "/api/articles/")
			.chain((start) => value.map((rest) => start + encodeURIComponent(rest.toWellFormed()))),
		fc.constantFrom(
			"/%",
			"/%00",
			"/articles/%E0%A4%A",
			"//",
			"/a//b",
			"/__manifest",
			"/_root.data",
			"/articles.data?_routes=..",
		),
	);
	await everyRun(path, async (address) => {
		expectHarmless(address, await ask(site.url + address));
	});
});

test("after all that, the site works and no process had to be replaced", async () => {
	expect((await ask(`${site.url}/healthz`)).status).toBe(200);
	expect(site.output()).not.toMatch(/ended unexpectedly|backend-unreachable|request-failed/);
});
