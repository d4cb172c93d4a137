import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "#tests/fixtures/postgres.ts";
import { ask } from "#tests/fixtures/requests.ts";
import { type Site, startSite } from "#tests/fixtures/site.ts";
import { newVisitor } from "#tests/fixtures/uploads.ts";

/** The middle size: the embedded API on a PostgreSQL of one's own, which may be away for a while. */

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let site: Site;
beforeAll(async () => {
	postgres = await startPostgres();
	site = await startSite({ isFresh: true, env: { DATABASE_URL: postgres.url } });
});
afterAll(async () => {
	await site?.remove();
	await postgres.close();
});

function send() {
	return ask(`${site.url}/functions/v1/handle-contact-form`, {
		method: "POST",
		headers: { "content-type": "application/json", "x-forwarded-for": newVisitor() },
		body: JSON.stringify({
			name: "Ada Lovelace",
			email: "ada@example.org",
			subject: "General Inquiry",
			message: "Is the database back?",
		}),
	});
}

const statusOf = async (path: string) => (await ask(site.url + path)).status;

test("while the database refuses connections, pages go on, messages are honestly refused, and it recovers", async () => {
	for (const path of ["/", "/articles", "/contact"]) expect(await statusOf(path)).toBe(200);
	expect((await send()).status).toBe(200);

	await postgres.stop();
	await expect.poll(() => statusOf("/healthz"), { timeout: 20_000 }).toBe(503);
	for (const path of ["/", "/articles", "/contact", "/about"])
		expect([path, await statusOf(path)]).toEqual([path, 200]);
	for (let attempt = 0; attempt < 25; attempt += 1) expect(await statusOf("/healthz")).toBe(503);
	const sentAt = performance.now();
	const refused = await send();
	expect(refused.status).toBe(503);
	// By the database, not by a caller who gave up after eight seconds: that message could still be stored later.
	expect(performance.now() - sentAt).toBeLessThan(5000);
	expect(JSON.parse(refused.text).message).toContain("could not be stored");

	await postgres.start();
	await expect.poll(() => statusOf("/healthz"), { timeout: 20_000 }).toBe(200);
	expect((await send()).status).toBe(200);
	expect(await postgres.query("select count(*)::int as n from contact_submissions")).toEqual([
		{ n: 2 },
	]);
	expect(site.output()).not.toContain("ended unexpectedly");
});

test("a database that is not there is one readable line", async () => {
	const attempt = startSite({
		isFresh: true,
		env: { DATABASE_URL: "postgres://me:pass-word@127.0.0.1:9/x" },
	});
	const text = await attempt.then(() => "", String);
	expect(text).toMatch(/The backend could not be started: .*ECONNREFUSED/);
	expect(text).not.toMatch(/\n\s+at |pass-word/);
});
