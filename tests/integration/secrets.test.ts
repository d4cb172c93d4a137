import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { ask } from "#tests/fixtures/requests.ts";
import { databaseOf, root, type Site, staff, startSite } from "#tests/fixtures/site.ts";
import { staffCookie, uploadTo } from "#tests/fixtures/uploads.ts";

const FUNCTION = "/functions/v1/handle-contact-form";
const ADDRESS = "10.203.17.91";

let site: Site;
let secrets: Record<string, string>;
beforeAll(async () => {
	site = await startSite();
	const file = await readFile(join(site.dataDir, "secrets.json"), "utf8");
	secrets = z.record(z.string(), z.string()).parse(JSON.parse(file));
});
afterAll(() => site.remove());

/** The publishable key is no secret, but nothing in the browser talks to the backend, so it has no business there. */
function secretsIn(text: string): string[] {
	const found = Object.entries(secrets).filter(([, secret]) => text.includes(secret));
	return [...found.map(([name]) => name), ...(/sb_secret_/.test(text) ? ["sb_secret_"] : [])];
}

async function filesOf(folder: string): Promise<{ name: string; text: string }[]> {
	const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
	return Promise.all(
		entries
			.filter((entry) => entry.isFile())
			.map(async (entry) => ({
				name: entry.name,
				text: await readFile(join(entry.parentPath, entry.name), "latin1"),
			})),
	);
}

/** Names that server-only code cannot do without. Each must be in the server's bundle, or this would prove nothing. */
const SERVER_ONLY = [
	"SUPABASE_SECRET_KEY",
	"FORM_SECRET",
	"RESEND_API_KEY",
	"STAFF_PASSWORD",
	"claim_deliveries",
	"finish_delivery",
	"nodemailer",
	"sanitize-html",
	"node:fs/promises",
	"standardwebhooks",
];

test("the browser's files hold no secret, no key and none of the server's modules", async () => {
	const client = await filesOf("build/client");
	const server = (await filesOf("build/server")).map(({ text }) => text).join("\n");
	expect(client.filter(({ name }) => name.endsWith(".js")).length).toBeGreaterThan(10);
	expect(Object.keys(secrets)).toEqual(
		expect.arrayContaining(["jwtSecret", "secretKey", "formSecret"]),
	);
	for (const word of SERVER_ONLY) {
		expect([word, server.includes(word)]).toEqual([word, true]);
		const holders = client.filter(({ text }) => text.includes(word)).map(({ name }) => name);
		expect([word, holders]).toEqual([word, []]);
	}
	for (const { name, text } of client) expect([name, secretsIn(text)]).toEqual([name, []]);
	expect(client.filter(({ name }) => /\.server[.-]|\.map$/.test(name))).toEqual([]);
});

test("no page and no header holds a secret, for visitors and for staff", async () => {
	const cookie = await staffCookie(site);
	const pages = ["/", "/contact", "/articles", "/fileupload", "/healthz", "/llms.txt", "/nowhere"];
	const staffPages = ["", "/article-management", "/email-testing", "/contact-submissions"];
	const addresses = [
		...pages.map((path) => ({ path, headers: {} })),
		...[...staffPages, "/table-view", "/uploads", "/account"].map((path) => ({
			path: `/admin${path}`,
			headers: { cookie },
		})),
	];
	for (const { path, headers } of addresses) {
		const answer = await ask(site.url + path, { headers });
		const all = `${answer.text}\n${[...answer.headers].join("\n")}`;
		expect([path, secretsIn(all)]).toEqual([path, []]);
	}
});

const person = {
	name: "Zebulon Quirk",
	email: "zebulon.quirk@personal.example",
	company: "Quirkworks Holding",
	subject: "General Inquiry",
	message: "My patient number is 998-77-6655.",
};
const words = [
	"Zebulon",
	"zebulon",
	"Quirkworks",
	"998-77-6655",
	"private-diary",
	"hunter2-hunter2",
	"quirky search",
	"quirky%20search",
	"quirky+search",
	ADDRESS,
	staff.email,
	staff.password,
];

test("the log tells nothing about anybody", async () => {
	const headers = { "x-forwarded-for": ADDRESS };
	const json = { "content-type": "application/json", ...headers };
	const form = { "content-type": "application/x-www-form-urlencoded", ...headers };
	const post = (path: string, fields: Record<string, string>, extra = {}) =>
		ask(site.url + path, {
			method: "POST",
			headers: { ...form, ...extra },
			body: new URLSearchParams(fields).toString(),
		});

	const sent = await ask(site.url + FUNCTION, {
		method: "POST",
		headers: json,
		body: JSON.stringify(person),
	});
	expect(sent.status).toBe(200);
	expect((await post("/contact", { ...person, message: `${person.message} Again.` })).status).toBe(
		200,
	);
	expect((await post("/contact", { ...person, email: "zebulon" })).status).toBe(422);
	const file = { name: "private-diary.txt", type: "text/plain", bytes: Buffer.from("998-77-6655") };
	expect((await uploadTo(site, file, ADDRESS)).status).toBe(200);
	await ask(`${site.url}/articles?search=quirky+search`, { headers });
	const wrong = { email: person.email, password: "hunter2-hunter2" };
	expect((await post("/admin/sign-in", wrong)).status).toBe(401);
	expect((await post("/admin/reset-password", { intent: "ask", email: staff.email })).status).toBe(
		200,
	);

	const cookie = await staffCookie(site);
	const { id } = z.object({ id: z.string() }).parse(JSON.parse(sent.text));
	for (const path of [
		`/admin/contact-submissions/${id}`,
		"/admin/table-view?tab=contact-submissions&q=Zebulon",
		"/admin/table-view/data?tab=contact-submissions&filter.email=zebulon",
	]) {
		const answer = await ask(site.url + path, { headers: { ...headers, cookie } });
		expect([path, answer.status]).toEqual([path, 200]);
	}
	await post("/admin/email-testing", { intent: "test", email: person.email }, { cookie });
	await post(
		"/admin/account",
		{ intent: "email", email: person.email, current_password: "hunter2-hunter2" },
		{ cookie },
	);

	// What the database refuses, it would like to quote.
	const { anonymous } = await databaseOf(site);
	const refused = await anonymous
		.from("contact_submissions")
		.insert({ ...person, subject: "Quirkworks" });
	expect(refused.error?.code).toBe("23514");
	const leaked = await anonymous.from("articles").insert({ ...sampleArticle, author: person.name });
	expect(leaked.error?.code).toBe("42501");

	// The log is written in batches: the last line that we caused ends the wait.
	await ask(`${site.url}/the-end`);
	await expect.poll(() => site.output(), { timeout: 10_000 }).toContain('"/the-end"');
	expect(site.output()).toContain(`"path":"${FUNCTION}"`);
	expect(words.filter((word) => site.output().includes(word))).toEqual([]);
	expect(secretsIn(site.output())).toEqual([]);
});

const sampleArticle = {
	title: "Never stored",
	slug: "never-stored",
	summary: "Never stored",
	content: "<p>Never stored</p>",
};
