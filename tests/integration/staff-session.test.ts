import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "#tests/fixtures/requests.ts";
import { type Site, staff, startSite } from "#tests/fixtures/site.ts";
import { newVisitor, staffCookie } from "#tests/fixtures/uploads.ts";

let site: Site;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.remove());

const SIGN_IN = "/admin/sign-in";

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
	return fetch(site.url + path, {
		method: "POST",
		redirect: "manual",
		headers: { "x-forwarded-for": newVisitor(), ...headers },
		body: new URLSearchParams(fields),
	});
}

function expectCookies(response: Response, isSecure: boolean) {
	const cookies = response.headers.getSetCookie();
	expect(cookies.length).toBeGreaterThan(0);
	for (const cookie of cookies) {
		expect(cookie).toMatch(/; HttpOnly/);
		expect(cookie).toMatch(/; SameSite=Lax/);
		expect(/; Secure/.test(cookie)).toBe(isSecure);
	}
}

test("session cookies are for this server only, and secure when a proxy says https", async () => {
	expectCookies(await post(SIGN_IN, staff), false);
	expectCookies(await post(SIGN_IN, staff, { "x-forwarded-proto": "https" }), true);
	const headers = { cookie: await staffCookie(site) };
	expectCookies(await post("/admin/sign-out", {}, headers), false);
});

test("on an https address session cookies are always secure", async () => {
	const secure = await startSite({ env: { SITE_URL: "https://plumbline.example" } });
	try {
		await expect.poll(secure.output).toContain("listening on port");
		const port = /listening on port (\d+)/.exec(secure.output())?.[1];
		const body = new URLSearchParams(staff);
		const address = `http://127.0.0.1:${port}${SIGN_IN}`;
		expectCookies(await fetch(address, { method: "POST", redirect: "manual", body }), true);
	} finally {
		await secure.remove();
	}
});

test("a wrong password takes as long for an account as for nobody", async () => {
	for (const email of [staff.email, "nobody@example.org"]) {
		const startedAt = performance.now();
		expect((await post(SIGN_IN, { email, password: "not the password" })).status).toBe(401);
		// Comparing a password takes a fifth of a second, looking for nobody a fiftieth.
		expect(performance.now() - startedAt).toBeGreaterThan(550);
	}
});

test("after signing in nothing leads away from this site", async () => {
	for (const next of [
		"//evil.example",
		"///evil.example",
		"/\\evil.example",
		"/%09/evil.example/..//evil.example",
		"/.//evil.example",
		"https://evil.example",
		"javascript:alert(1)",
	]) {
		const { headers } = await post(SIGN_IN, { ...staff, next });
		const target = new URL(headers.get("location") ?? "", site.url);
		expect([next, target.host]).toEqual([next, new URL(site.url).host]);
	}
});

test("the guard and the form check hold for an address in any spelling", async () => {
	for (const path of [
		"/ADMIN/contact-submissions",
		"/Admin/contact-submissions.data",
		"/admin/contact-submissions.data?_routes=routes/admin/contact-submissions",
		"/admin/%63ontact-submissions",
		"/x/../admin/contact-submissions",
	]) {
		const answer = await ask(site.url + path);
		const target = answer.headers.get("location") ?? answer.text;
		expect([path, target.includes(SIGN_IN)]).toEqual([path, true]);
		expect(answer.headers.get("cache-control")).toBe("private, no-store");
		expect(answer.headers.get("x-robots-tag")).toBe("noindex");
	}
	const headers = { "content-type": "application/json" };
	const json = { method: "POST", headers, body: "{}" };
	expect((await ask(`${site.url}/ADMIN/sign-in`, json)).status).toBe(415);
});

test("neither a recovery link nor the address it goes to is ever in the log", async () => {
	const reset = "/admin/reset-password";
	expect((await post(reset, { intent: "ask", email: staff.email })).status).toBe(200);
	await expect.poll(linkInMail, { timeout: 15_000 }).not.toBe("");
	const link = await linkInMail();
	const token = new URL(link).searchParams.get("token_hash") ?? "";
	expect((await ask(link.replace(/^https?:\/\/[^/]+/, site.url))).status).toBe(200);
	const spend = (password: string) => post(reset, { intent: "reset", token_hash: token, password });
	expect((await spend("too short")).status).toBe(422);
	expect((await spend("quite another sentence")).status).toBe(302);
	expect((await spend("one more other sentence")).status).toBe(422);

	await ask(`${site.url}/the-end`);
	await expect.poll(() => site.output()).toContain('"/the-end"');
	expect(site.output()).toContain('"state":"password-recovery"');
	for (const secret of [token, "token_hash", staff.email, "quite another sentence"])
		expect([secret, site.output().includes(secret)]).toEqual([secret, false]);
});

async function linkInMail(): Promise<string> {
	const folder = join(site.dataDir, "mail");
	for (const name of await readdir(folder).catch(() => [])) {
		const mail = (await readFile(join(folder, name), "utf8"))
			.replaceAll("=\r\n", "")
			.replaceAll("=3D", "=");
		const link = /http\S+token_hash=[\w-]+/.exec(mail)?.[0];
		if (link) return link;
	}
	return "";
}

test("whoever asks for JSON is refused in JSON, whoever opens a page goes to the sign-in page", async () => {
	const data = "/admin/table-view/data?tab=keep-alive";
	const send = "/admin/email-testing/send";
	const refused: [string, RequestInit][] = [
		[data, {}],
		[data, { headers: { accept: "application/json" } }],
		["/admin/uploads", { headers: { accept: "application/json" } }],
		[send, { method: "POST", body: "{}", headers: { "content-type": "application/json" } }],
	];
	for (const [path, init] of refused) {
		const response = await fetch(site.url + path, { redirect: "manual", ...init });
		expect([path, response.status]).toEqual([path, 401]);
		expect(await response.json()).toEqual({
			error: "Unauthorized",
			message: "Your session has ended. Please sign in again.",
		});
		expect(response.headers.get("cache-control")).toBe("private, no-store");
	}
	for (const path of [data, "/admin/uploads"]) {
		const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
		const response = await fetch(site.url + path, { redirect: "manual", headers });
		expect(response.status).toBe(302);
		expect(response.headers.get("location")).toMatch(/^\/admin\/sign-in\?next=/);
	}
});
