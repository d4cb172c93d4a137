import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	ensureFirstStaff,
	launchArticlesFolder,
	parseLaunchArticle,
	seedArticles,
} from "#server/backend/seed.ts";
import { startTestBackend, type TestBackend } from "../fixtures/backend.ts";
import { must } from "./samples.ts";

let backend: TestBackend;
let folder: string;

beforeAll(async () => {
	backend = await startTestBackend();
});

afterAll(() => backend.close());

describe("launch articles", () => {
	beforeEach(async () => {
		folder = path.join(backend.dataDir, `launch-${crypto.randomUUID()}`);
		await mkdir(folder);
	});

	function article(title: string) {
		return `---\ntitle: ${title}\nsummary: One: two\nauthor: Us\ndate: 2026-01-02T03:04:05Z\n---\n<p>${title}</p>\n`;
	}

	async function slugs() {
		const rows = await must(backend.visitor().from("articles").select("slug").order("slug"));
		return rows.map(({ slug }) => slug);
	}

	test("are put in once: a deleted one stays away, a new one is added", async () => {
		await writeFile(path.join(folder, "first.html"), article("First"));
		await writeFile(path.join(folder, "second.html"), article("Second"));
		expect(await seedArticles(backend.admin, folder)).toEqual({ added: 2 });
		expect(await seedArticles(backend.admin, folder)).toEqual({ added: 0 });
		await must(backend.admin.from("articles").delete().eq("slug", "first"));
		await writeFile(path.join(folder, "third.html"), article("Third"));
		expect(await seedArticles(backend.admin, folder)).toEqual({ added: 1 });
		expect(await slugs()).toEqual(["second", "third"]);
		await must(backend.admin.from("articles").delete().in("slug", ["second", "third"]));
	});

	test("leave an article of the same address alone", async () => {
		await writeFile(path.join(folder, "own.html"), article("Launch"));
		const own = { title: "Own", slug: "own", summary: "s", content: "c", author: "a" };
		await must(backend.admin.from("articles").insert(own));
		expect(await seedArticles(backend.admin, folder)).toEqual({ added: 0 });
		const read = backend.admin.from("articles").select("title").eq("slug", "own");
		expect(await must(read)).toEqual([{ title: "Own" }]);
		await must(backend.admin.from("articles").delete().eq("slug", "own"));
	});

	test("name the file that cannot be read", async () => {
		await writeFile(path.join(folder, "broken.html"), "no front matter");
		await expect(seedArticles(backend.admin, folder)).rejects.toThrow("broken.html");
		expect(await slugs()).toEqual([]);
	});

	test("of the site are all valid and fill more than one page", async () => {
		await cp(launchArticlesFolder, folder, { recursive: true });
		const files = await readdir(folder);
		expect(files.length).toBeGreaterThan(10);
		for (const file of files) {
			const parsed = parseLaunchArticle(await readFile(path.join(folder, file), "utf8"));
			expect(parsed.content).toContain("<p>");
		}
		expect(await seedArticles(backend.admin, folder)).toEqual({ added: files.length });
	});
});

test("the first staff account is made once, and only while there is none", async () => {
	const email = "First@example.org";
	const made = await ensureFirstStaff(backend.admin, { email });
	if (!made.created) throw new Error("not made");
	expect(made.wasGenerated).toBe(true);
	expect(made.password.length).toBeGreaterThanOrEqual(15);
	const client = backend.visitor();
	expect((await client.auth.signInWithPassword(made)).error).toBeNull();
	expect(await must(client.from("staff").select("email"))).toEqual([{ email }]);
	expect(await ensureFirstStaff(backend.admin, { email: "other@example.org" })).toEqual({
		created: false,
	});

	// A start that was cut short between the account and the staff row.
	await must(backend.admin.from("staff").delete().eq("email", email));
	const again = await ensureFirstStaff(backend.admin, { email, password: "chosen by its owner" });
	expect(again).toMatchObject({ created: true, wasGenerated: false });
	const renewed = { email, password: "chosen by its owner" };
	expect((await backend.visitor().auth.signInWithPassword(renewed)).error).toBeNull();
});
