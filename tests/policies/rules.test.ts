import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../fixtures/backend.ts";
import { must, sampleArticle, sampleSubmission, sampleUpload } from "./samples.ts";

let backend: TestBackend;
let staff: Awaited<ReturnType<TestBackend["signedIn"]>>;
let outsider: Awaited<ReturnType<TestBackend["signedIn"]>>;

beforeAll(async () => {
	backend = await startTestBackend();
	staff = await backend.signedIn("staff");
	outsider = await backend.signedIn("outsider");
});

afterAll(() => backend.close());

describe("what visitors may put into a message", () => {
	const refused: [string, Record<string, unknown>][] = [
		["a blank name", { name: "  " }],
		["a name of 101 characters", { name: "n".repeat(101) }],
		["a line break in the name", { name: "Ada\nBcc: x@example.org" }],
		["a bidirectional override in the name", { name: "Ada\u202eecalevoL" }],
		["an e-mail without a domain", { email: "ada@example" }],
		["an e-mail of 255 characters", { email: `${"a".repeat(243)}@example.org` }],
		["a blank company", { company: " " }],
		["a company of 121 characters", { company: "c".repeat(121) }],
		["an unknown subject", { subject: "Other" }],
		["an empty subject", { subject: "" }],
		["a blank message", { message: "\n \t" }],
		["a message of 5001 characters", { message: "m".repeat(5001) }],
		["a control character in the message", { message: "a\u0007b" }],
	];

	test.each(refused)("%s is refused", async (_what, change) => {
		const row = { ...sampleSubmission(), ...change };
		const { error } = await backend.visitor().from("contact_submissions").insert(row);
		expect(error?.code).toBe("23514");
		const stored = await must(backend.admin.from("contact_submissions").select().eq("id", row.id));
		expect(stored).toEqual([]);
	});

	const forbidden: [string, Record<string, unknown>][] = [
		["the status", { status: "read" }],
		["the date", { created_at: "2020-01-01T00:00:00Z" }],
		["the quarantine reasons", { quarantine_reasons: ["x"] }],
	];

	test.each(forbidden)("%s is not theirs to set", async (_what, change) => {
		const client = createClient(backend.url, backend.secrets.publishableKey);
		const { error } = await client
			.from("contact_submissions")
			.insert({ ...sampleSubmission(), ...change });
		expect(error?.code).toBe("42501");
	});

	test("the longest allowed values, other scripts and line breaks are welcome", async () => {
		const row = {
			...sampleSubmission(),
			name: "é".repeat(100),
			email: `${"a".repeat(242)}@example.org`,
			company: "会".repeat(120),
			message: `שלום\n\t${"🙂".repeat(4990)}`,
		};
		await must(backend.visitor().from("contact_submissions").insert(row));
		const stored = await must(
			backend.admin.from("contact_submissions").select("name, message").eq("id", row.id).single(),
		);
		expect(stored).toEqual({ name: row.name, message: row.message });
	});
});

describe("what staff may put into an article", () => {
	const refused: [string, Record<string, unknown>][] = [
		["a blank title", { title: " " }],
		["a title of 201 characters", { title: "t".repeat(201) }],
		["a summary of 501 characters", { summary: "s".repeat(501) }],
		["an author of 121 characters", { author: "a".repeat(121) }],
		["content of 200,001 characters", { content: "c".repeat(200_001) }],
		["a slug with upper case", { slug: "Upper" }],
		["a slug with a doubled hyphen", { slug: "a--b" }],
		["a slug with a slash", { slug: "a/b" }],
		["an image address with a script", { image_url: "javascript:alert(1)" }],
	];

	test.each(refused)("%s is refused", async (_what, change) => {
		const { error } = await staff.client.from("articles").insert({ ...sampleArticle(), ...change });
		expect(error?.code).toBe("23514");
	});

	test("a slug is unique among articles that are not deleted", async () => {
		const first = sampleArticle();
		await must(staff.client.from("articles").insert(first));
		const second = { ...sampleArticle(), slug: first.slug };
		const { error } = await staff.client.from("articles").insert(second);
		expect(error?.code).toBe("23505");
		const deleted = { deleted_at: new Date().toISOString() };
		await must(staff.client.from("articles").update(deleted).eq("id", first.id));
		await must(staff.client.from("articles").insert(second));
	});
});

describe("who sees which article", () => {
	const hidden: [string, Record<string, unknown>][] = [
		["a draft", { is_draft: true }],
		["a scheduled article", { date: new Date(Date.now() + 3_600_000).toISOString() }],
		["a deleted article", { deleted_at: new Date().toISOString() }],
	];

	test.each(hidden)("%s is for staff only, in lists and in search", async (_what, change) => {
		const article = { ...sampleArticle(), title: `Zebra ${randomUUID()}`, ...change };
		await must(backend.admin.from("articles").insert(article));
		for (const client of [backend.visitor(), outsider.client]) {
			expect(await must(client.from("articles").select("id").eq("id", article.id))).toEqual([]);
			expect(await must(client.rpc("search_articles", { query: article.title }))).toEqual([]);
		}
		expect(
			await must(staff.client.from("articles").select("id").eq("id", article.id)),
		).toHaveLength(1);
	});

	test("a scheduled article appears when its time has come", async () => {
		const article = { ...sampleArticle(), date: new Date(Date.now() + 700).toISOString() };
		await must(backend.admin.from("articles").insert(article));
		const state = await must(backend.admin.rpc("site_state").single());
		expect(new Date(state.next_publication ?? 0).toISOString()).toBe(article.date);
		const read = () => must(backend.visitor().from("articles").select("id").eq("id", article.id));
		expect(await read()).toEqual([]);
		await expect.poll(read, { timeout: 5000 }).toHaveLength(1);
	});
});

describe("changing an article", () => {
	test("counts the revision and dates the change of a public one", async () => {
		const article = sampleArticle();
		await must(staff.client.from("articles").insert(article));
		const read = () =>
			must(
				backend.admin.from("articles").select("revision, updated_at").eq("id", article.id).single(),
			);
		expect(await read()).toEqual({ revision: 1, updated_at: null });
		await must(staff.client.from("articles").update({ title: "New" }).eq("id", article.id));
		expect(await read()).toEqual({ revision: 2, updated_at: expect.any(String) });
	});

	test("work on a draft is no change for readers", async () => {
		const article = { ...sampleArticle(), is_draft: true };
		await must(staff.client.from("articles").insert(article));
		await must(staff.client.from("articles").update({ title: "New" }).eq("id", article.id));
		const read = backend.admin.from("articles").select("revision, updated_at").eq("id", article.id);
		expect(await must(read.single())).toEqual({ revision: 2, updated_at: null });
	});

	test("the former address leads on, until an article takes it again", async () => {
		const article = sampleArticle();
		const renamed = `${article.slug}-renamed`;
		await must(staff.client.from("articles").insert(article));
		await must(staff.client.from("articles").update({ slug: renamed }).eq("id", article.id));
		const redirect = (slug: string) =>
			must(backend.visitor().from("article_redirects").select("article_id").eq("slug", slug));
		expect(await redirect(article.slug)).toEqual([{ article_id: article.id }]);
		await must(staff.client.from("articles").update({ slug: article.slug }).eq("id", article.id));
		expect(await redirect(article.slug)).toEqual([]);
		expect(await redirect(renamed)).toEqual([{ article_id: article.id }]);
	});

	test("a redirect to a draft is hidden from visitors", async () => {
		const article = { ...sampleArticle(), is_draft: true };
		await must(staff.client.from("articles").insert(article));
		await must(
			staff.client
				.from("articles")
				.update({ slug: `${article.slug}-b` })
				.eq("id", article.id),
		);
		const read = backend.visitor().from("article_redirects").select().eq("slug", article.slug);
		expect(await must(read)).toEqual([]);
	});

	test("every change moves the site version", async () => {
		const version = async () => (await must(backend.admin.rpc("site_state").single())).version;
		const start = await version();
		const article = sampleArticle();
		await must(staff.client.from("articles").insert(article));
		const inserted = await version();
		expect(inserted).toBeGreaterThan(start);
		await must(staff.client.from("articles").update({ title: "New" }).eq("id", article.id));
		const updated = await version();
		expect(updated).toBeGreaterThan(inserted);
		await must(staff.client.from("articles").delete().eq("id", article.id));
		expect(await version()).toBeGreaterThan(updated);
	});
});

describe("uploads and beats", () => {
	test("an upload owes its webhook call", async () => {
		const upload = sampleUpload();
		await must(backend.admin.from("uploads").insert(upload));
		const owed = backend.admin.from("deliveries").select("kind, status").eq("upload_id", upload.id);
		expect(await must(owed)).toEqual([{ kind: "upload_notification", status: "pending" }]);
	});

	test("there is one beat per UTC day", async () => {
		await must(backend.admin.rpc("beat"));
		expect(await must(backend.admin.rpc("beat"))).toBe(false);
		const { error } = await backend.admin.from("keep_alive").insert({ keep_alive: "again" });
		expect(error?.code).toBe("23505");
		expect(await must(backend.admin.from("keep_alive").select("id"))).toHaveLength(1);
	});
});
