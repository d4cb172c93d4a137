import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend } from "#tests/fixtures/backend.ts";
import { databaseOf, root, type Site, startSite } from "#tests/fixtures/site.ts";

const run = promisify(execFile);
let site: Site;

beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.remove());

const staffCommand = (...words: string[]) => command({ DATA_DIR: site.dataDir }, words);

function command(settings: Record<string, string>, words: string[]) {
	const env = { ...process.env, STAFF_PASSWORD: "", NODE_NO_WARNINGS: "1", ...settings };
	return run(process.execPath, ["scripts/staff.ts", ...words], { cwd: root, env }).then(
		({ stdout }) => ({ code: 0, text: stdout }),
		(error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
	);
}

test("staff accounts are added, reset, listed and removed, beside a running site and at rest", {
	timeout: 120_000,
}, async () => {
	const added = await staffCommand("add", "Second@example.org");
	expect(added).toMatchObject({ code: 0 });
	const first = /signs in with (\S+)/.exec(added.text)?.[1] ?? "";
	expect(first.length).toBeGreaterThanOrEqual(20);
	const reset = await staffCommand("reset", "second@example.org");
	const second = /signs in with (\S+)/.exec(reset.text)?.[1] ?? "";

	const { url, publishableKey } = await databaseOf(site);
	const client = createClient(url, publishableKey, { auth: { persistSession: false } });
	const signIn = (password: string) =>
		client.auth.signInWithPassword({ email: "second@example.org", password });
	expect((await signIn(first)).error).not.toBeNull();
	expect((await signIn(second)).error).toBeNull();
	expect((await client.from("staff").select("email")).data).toHaveLength(2);

	await site.stop();
	expect((await staffCommand("list")).text).toMatch(/second@example\.org {2}since \d{4}-\d\d-\d\d/);
	expect(await staffCommand("remove", "second@example.org")).toMatchObject({ code: 0 });
	const last = await staffCommand("remove", "staff@example.org");
	expect(last).toEqual({
		code: 1,
		text: "This is the last staff account: add another one first.\n",
	});
});

test("mistakes are answered in a sentence", async () => {
	expect((await staffCommand("promote", "x@example.org")).text).toMatch(/^Usage:/);
	expect((await staffCommand("add", "not-an-address")).text).toMatch(
		/^An e-mail address is needed/,
	);
});

test("on a hosted project the same commands work by its address and keys alone", {
	timeout: 120_000,
}, async () => {
	const hosted = await startTestBackend();
	const dataDir = join(hosted.dataDir, "not-to-be-made");
	const settings = {
		DATA_DIR: dataDir,
		SUPABASE_URL: hosted.url,
		SUPABASE_PUBLISHABLE_KEY: hosted.secrets.publishableKey,
		SUPABASE_SECRET_KEY: hosted.secrets.secretKey,
	};
	const onHosted = (...words: string[]) => command(settings, words);
	try {
		expect((await onHosted("list")).text).toBe("There is no staff account.\n");
		const added = await onHosted("add", "first@example.org");
		const password = /signs in with (\S+)/.exec(added.text)?.[1] ?? "";
		const client = hosted.visitor();
		const entered = await client.auth.signInWithPassword({ email: "first@example.org", password });
		expect(entered.error).toBeNull();
		expect((await client.from("staff").select("email")).data).toEqual([
			{ email: "first@example.org" },
		]);

		const outsider = await hosted.signedIn("outsider");
		expect(await onHosted("add", outsider.email)).toEqual({
			code: 0,
			text: `${outsider.email} is staff now and signs in with the password of its account.\n`,
		});
		expect((await onHosted("list")).text.trim().split("\n")).toHaveLength(2);

		const given = { ...settings, STAFF_PASSWORD: "a sentence of my own" };
		expect(await command(given, ["reset", "first@example.org"])).toEqual({
			code: 0,
			text: "first@example.org signs in with the password in STAFF_PASSWORD\n",
		});
		// The sessions it had are over, and the old password with them.
		expect((await client.auth.refreshSession()).error).not.toBeNull();
		const again = hosted.visitor().auth;
		const email = "first@example.org";
		expect((await again.signInWithPassword({ email, password })).error).not.toBeNull();
		const fresh = { email, password: given.STAFF_PASSWORD };
		expect((await again.signInWithPassword(fresh)).error).toBeNull();

		expect(await onHosted("remove", outsider.email)).toMatchObject({ code: 0 });
		expect((await onHosted("remove", "nobody@example.org")).text).toBe(
			"There is no account for nobody@example.org.\n",
		);
		expect((await onHosted("remove", email)).text).toMatch(/^This is the last staff account/);
		const wrongKey = { ...settings, SUPABASE_SECRET_KEY: "sb_secret_wrong" };
		expect(await command(wrongKey, ["add", "eve@example.org"])).toMatchObject({ code: 1 });
		expect((await hosted.admin.from("staff").select("email")).data).toEqual([{ email }]);
		await expect(access(dataDir)).rejects.toThrow("ENOENT");
	} finally {
		await hosted.close();
	}
});
