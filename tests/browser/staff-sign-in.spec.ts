import type { BrowserContext } from "@playwright/test";
import { expect, expectAccessible, signIn, test } from "#tests/fixtures/browser.ts";
import { databaseOf, newStaff, type Site, staff, startSite } from "#tests/fixtures/site.ts";
import { enterStaffArea, expectClosedDoor, linkInMail } from "#tests/fixtures/staff.ts";

const SIGN_IN = "/admin/sign-in";
let visitors = 0;

/** Every test is another visitor, because failures are counted by address. */
function newVisitor() {
	visitors += 1;
	return { "X-Forwarded-For": `10.20.${process.pid % 250}.${visitors}` };
}

test.use({ expectedErrors: [/status of (401|403|422|429|503)/] });

test("staff come back to the page they asked for, with a cookie that no script can read", async ({
	page,
	context,
}) => {
	await page.goto("/admin/uploads?page=2");
	await expect(page).toHaveURL(/\/admin\/sign-in\?next=%2Fadmin%2Fuploads%3Fpage%3D2$/);
	await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
	await expectAccessible(page);
	// By keyboard alone.
	await page.getByLabel("Email", { exact: true }).focus();
	await page.keyboard.type(staff.email);
	await page.keyboard.press("Tab");
	await page.keyboard.type(staff.password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/admin\/uploads\?page=2$/);
	const cookies = await context.cookies();
	expect(cookies.length).toBeGreaterThan(0);
	for (const cookie of cookies) {
		expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", secure: false });
		expect(cookie.name).toMatch(/^plumbline-session/);
	}
	await page.goto(SIGN_IN);
	await expect(page).toHaveURL(/\/admin$/);
	await page.goto("/admin/reset-password");
	await expect(page).toHaveURL(/\/admin\/account$/);
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL(/\/admin\/sign-in$/);
	expect(await context.cookies()).toEqual([]);
	await page.goto("/admin");
	await expect(page).toHaveURL(/\/admin\/sign-in$/);
});

test("the sign-in pages are not indexed, not cached, and lead to this site only", async ({
	request,
}) => {
	for (const path of [SIGN_IN, "/admin/reset-password"]) {
		const response = await request.get(path);
		expect(response.headers()).toMatchObject({
			"cache-control": "private, no-store",
			"x-robots-tag": "noindex",
		});
		expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
	}
	for (const next of [
		"//evil.example",
		"/\\evil.example",
		"https://evil.example",
		"/admin/sign-out",
	]) {
		const response = await request.post(SIGN_IN, { form: { ...staff, next }, maxRedirects: 0 });
		expect([next, response.headers().location]).toEqual([next, "/admin"]);
	}
});

test("five failures lock the account and the address; the answer tells nothing about accounts", async ({
	request,
	site,
}) => {
	const account = await newStaff(site, "locked");
	const headers = newVisitor();
	const messageOf = async (form: Record<string, string>, from: Record<string, string>) => {
		const response = await request.post(SIGN_IN, { form, headers: from });
		const alert = /role="alert"[^>]*>([^<]*)</.exec(await response.text())?.[1];
		return { status: response.status(), alert, retryAfter: response.headers()["retry-after"] };
	};
	const wrong = { email: account.email, password: "not the password" };
	const unknown = { email: "nobody@example.org", password: "not the password" };
	const stranger = await messageOf(unknown, newVisitor());
	for (let attempt = 0; attempt < 5; attempt += 1)
		expect(await messageOf(wrong, headers)).toEqual({ ...stranger, status: 401 });
	const locked = await messageOf(account, headers);
	expect(locked.status).toBe(429);
	expect(Number(locked.retryAfter)).toBeGreaterThan(50);
	expect(Number(locked.retryAfter)).toBeLessThanOrEqual(60);
	// The account from elsewhere, and another account from here, are locked as well.
	expect((await messageOf(account, newVisitor())).status).toBe(429);
	expect((await messageOf(unknown, headers)).status).toBe(429);
});

test("a burst of guesses cannot outrun the count, and successes never count", async ({
	request,
	site,
}) => {
	const account = await newStaff(site, "burst");
	const headers = newVisitor();
	const form = { email: account.email, password: "wrong password here" };
	const burst = await Promise.all(
		Array.from({ length: 12 }, () => request.post(SIGN_IN, { form, headers })),
	);
	expect(burst.filter((response) => response.status() === 401)).toHaveLength(5);
	const other = newVisitor();
	for (let time = 0; time < 7; time += 1) {
		const response = await request.post(SIGN_IN, { form: staff, headers: other, maxRedirects: 0 });
		expect(response.status()).toBe(302);
	}
});

test("a forgotten password is replaced by a link that works once", async ({
	page,
	site,
	request,
}) => {
	const account = await newStaff(site, "forgetful");
	await page.setExtraHTTPHeaders(newVisitor());
	const answers: string[] = [];
	for (const email of ["nobody-here@example.org", account.email]) {
		await page.goto(SIGN_IN);
		await page.getByRole("link", { name: "Forgotten your password?" }).click();
		await expect(page.getByRole("heading", { name: "Reset password" })).toBeVisible();
		await page.getByLabel("Email").fill(email);
		await page.getByRole("button", { name: "Send link" }).click();
		answers.push((await page.getByRole("status").textContent()) ?? "");
	}
	expect(answers[0]).toBe(answers[1]);
	const link = await linkInMail(site, account.email);
	expect(link).toContain("/admin/reset-password?token_hash=");
	const { service } = await databaseOf(site);
	const owed = await service.from("deliveries").select("recipient").eq("kind", "password_recovery");
	expect(owed.data?.map((row) => row.recipient)).not.toContain("nobody-here@example.org");

	// A mail scanner opens the link first.
	await request.get(link);
	await page.goto(link);
	await expectAccessible(page);
	await page.getByLabel("New password").fill("password12345");
	await page.getByRole("button", { name: "Set new password" }).click();
	await expect(page.getByRole("alert")).toContainText("anybody would try");
	await page.getByLabel("New password").fill(account.email);
	await page.getByRole("button", { name: "Set new password" }).click();
	await expect(page.getByRole("alert")).toContainText("your email address");
	await page.getByLabel("New password").fill("quite another sentence");
	await page.getByRole("button", { name: "Set new password" }).click();
	await expect(page.getByText("Your password has been changed.")).toBeVisible();

	await page.getByRole("button", { name: "Sign out" }).click();
	await page.goto(link);
	await page.getByLabel("New password").fill("a third long sentence");
	await page.getByRole("button", { name: "Set new password" }).click();
	await expect(page.getByRole("alert")).toContainText("used already");
	await signIn(page, { ...account, password: "quite another sentence" });
});

test("changing the password asks for the current one and ends other sessions", async ({
	page,
	site,
	browser,
}) => {
	const account = await newStaff(site, "changing");
	await enterStaffArea(page, account);
	const elsewhere = await browser.newPage({ baseURL: site.url });
	await enterStaffArea(elsewhere, account);
	await page.goto("/admin/account");
	await expectAccessible(page);
	const form = page.getByRole("form", { name: "Password" });
	await form.getByLabel("Current password").fill("not this one, no");
	await form.getByLabel("New password").fill("four entirely new words");
	await form.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByText("The current password is not right.")).toBeVisible();
	await form.getByLabel("Current password").fill(account.password);
	await form.getByLabel("New password").fill("four entirely new words");
	await form.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByText("Your password has been changed.")).toBeVisible();
	expect(new URL((await elsewhere.goto("/admin"))?.url() ?? "").pathname).toBe(SIGN_IN);
	await elsewhere.close();

	const email = `renamed-${Date.now()}@example.org`;
	const emailForm = page.getByRole("form", { name: "Email" });
	await emailForm.getByLabel("New email").fill(email);
	await emailForm.getByLabel("Current password").fill("four entirely new words");
	await emailForm.getByRole("button", { name: "Change email" }).click();
	await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
	const { service } = await databaseOf(site);
	expect((await service.from("staff").select("email").eq("email", email)).data).toHaveLength(1);
	for (const state of ["signed-in", "signed-out", "token-refreshed", "user-updated"])
		expect(site.output()).toContain(`"state":"${state}"`);
	expect(site.output()).not.toContain(account.email);
});

test("parallel requests with a session that ran out refresh it once and all get in", async ({
	page,
	context,
	site,
	request,
}) => {
	await enterStaffArea(page);
	await expireSession(context, site);
	const [cookie] = await context.cookies();
	const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
	const answers = await Promise.all(
		Array.from({ length: 8 }, () => request.get("/admin/account", { headers, maxRedirects: 0 })),
	);
	expect(answers.map((answer) => answer.status())).toEqual(Array(8).fill(200));
	const renewed = new Set(answers.map((answer) => answer.headers()["set-cookie"]?.split(";")[0]));
	expect(renewed.size).toBe(1);
	await page.goto("/admin/account");
	await expect(page.getByText(`You are signed in as ${staff.email}.`)).toBeVisible();
});

/** Puts the expiry of the session in the cookie into the past, as if an hour had gone by. */
async function expireSession(context: BrowserContext, site: Site) {
	const [cookie] = await context.cookies();
	const session: Record<string, unknown> = JSON.parse(
		Buffer.from((cookie?.value ?? "").slice("base64-".length), "base64url").toString(),
	);
	const value = `base64-${Buffer.from(JSON.stringify({ ...session, expires_at: 1, expires_in: 0 })).toString("base64url")}`;
	await context.addCookies([
		{ name: cookie?.name ?? "", value, url: site.url, httpOnly: true, sameSite: "Lax" },
	]);
}

test("a configured backend that does not answer keeps the door shut, readably", async ({
	page,
}) => {
	const site = await startSite({
		env: {
			SUPABASE_URL: "http://127.0.0.1:9",
			SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
			SUPABASE_SECRET_KEY: "sb_secret_x",
		},
	});
	try {
		const response = await page.goto(`${site.url}/admin/contact-submissions`);
		await expectClosedDoor(page, response, 503, "Temporarily unavailable");
		await expect(page.getByText("Supabase Connection Not Detected")).toHaveCount(0);
		expect((await page.request.get(`${site.url}/admin/table-view.data`)).status()).toBe(503);
		expect((await page.request.post(`${site.url}${SIGN_IN}`, { form: staff })).status()).toBe(503);
	} finally {
		await site.remove();
	}
});
