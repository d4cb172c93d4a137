import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseOf, root, type Site, startSite } from "#tests/fixtures/site.ts";

const run = promisify(execFile);
let site: Site;

beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.remove());

async function staffCommand(...words: string[]) {
	const env = { ...process.env, DATA_DIR: site.dataDir, STAFF_PASSWORD: "", NODE_NO_WARNINGS: "1" };
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
