import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../fixtures/backend.ts";
import { must, sampleArticle, sampleSubmission } from "./samples.ts";

let backend: TestBackend;
let staff: Awaited<ReturnType<TestBackend["signedIn"]>>["client"];
let outsider: Awaited<ReturnType<TestBackend["signedIn"]>>["client"];

beforeAll(async () => {
	backend = await startTestBackend();
	staff = (await backend.signedIn("staff")).client;
	outsider = (await backend.signedIn("outsider")).client;
});

afterAll(() => backend.close());

describe("who may call what", () => {
	const serverOnly: [string, Record<string, unknown>][] = [
		["beat", {}],
		["site_state", {}],
		["installation", {}],
		["claim_deliveries", { batch: 10, lease_seconds: 60 }],
		["finish_delivery", { delivery: crypto.randomUUID(), outcome: "sent", provider: "x" }],
	];

	test.each(serverOnly)("%s is for the server only", async (name, values) => {
		const keyed = createClient(backend.url, backend.secrets.publishableKey);
		expect((await keyed.rpc(name, values)).error?.code).toBe("42501");
		for (const client of [outsider, staff]) {
			const token = (await client.auth.getSession()).data.session?.access_token ?? "";
			const response = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
				method: "POST",
				headers: {
					apikey: backend.secrets.publishableKey,
					authorization: `Bearer ${token}`,
					"content-type": "application/json",
				},
				body: JSON.stringify(values),
			});
			expect(response.status).toBe(403);
		}
	});

	test("helpers in the schema private cannot be called from outside", async () => {
		for (const name of ["is_staff", "matching_articles", "matching_submissions", "fold"]) {
			const keyed = createClient(backend.url, backend.secrets.publishableKey);
			expect((await keyed.rpc(name)).error).not.toBeNull();
			expect((await keyed.schema("private").rpc(name)).error).not.toBeNull();
		}
	});

	test("accounts and stored files' rows are not part of the data API", async () => {
		const keyed = createClient(backend.url, backend.secrets.publishableKey);
		for (const [schema, table] of [
			["auth", "users"],
			["auth", "refresh_tokens"],
			["storage", "objects"],
			["supabase_migrations", "schema_migrations"],
		] as const) {
			const { data, error } = await keyed.schema(schema).from(table).select();
			expect(error).not.toBeNull();
			expect(data).toBeNull();
		}
	});
});

describe("searching messages", () => {
	test("staff find words in any column, as typed, in any case", async () => {
		const submission = { ...sampleSubmission(), company: "100%_Wool \\ Söhne" };
		await must(backend.admin.from("contact_submissions").insert([submission, sampleSubmission()]));
		for (const term of ["100%_w", "wool \\ SÖHNE", "\\"]) {
			const found = await must(staff.rpc("search_submissions", { term }).select("id"));
			expect(found).toEqual([{ id: submission.id }]);
		}
		expect(await must(staff.rpc("search_submissions", { term: "%zzz" }))).toEqual([]);
	});

	test("a result is filtered, sorted, counted and paged like the table", async () => {
		const rows = ["c", "a", "b"].map((name) => ({
			...sampleSubmission(),
			name,
			message: "Quokka",
		}));
		await must(backend.admin.from("contact_submissions").insert(rows));
		const { data, count } = await staff
			.rpc("search_submissions", { term: "quokka" }, { count: "exact" })
			.select("name")
			.neq("name", "c")
			.order("name", { ascending: false })
			.range(0, 0);
		expect([data, count]).toEqual([[{ name: "b" }], 2]);
	});

	test("nobody else finds anything", async () => {
		await must(backend.admin.from("contact_submissions").insert(sampleSubmission()));
		expect(await must(outsider.rpc("search_submissions", { term: "ada" }))).toEqual([]);
		const asked = await backend.visitor().rpc("search_submissions", { term: "ada" });
		expect(asked.error?.code).toBe("42501");
	});
});

describe("searching articles", () => {
	const search = (query: string, page = 1, size = 10) =>
		must(backend.visitor().rpc("search_articles", { query, page_number: page, page_size: size }));

	beforeAll(async () => {
		const articles = [
			{ title: "Lighthouse keepers", summary: "About lamps", content: "<p>Oil &amp; wicks</p>" },
			{ title: "Lamps", summary: "All of them", content: "<p>Also in a <b>lighthouse</b>.</p>" },
			{ title: "Résumé screening", summary: "Hiring", content: "<p>Bias in a café's hiring</p>" },
		];
		await must(
			backend.admin
				.from("articles")
				.insert(articles.map((article) => ({ ...sampleArticle(), ...article }))),
		);
	});

	test("a hit in the title comes before one in the text, and is marked in the snippet", async () => {
		const found = await search("lighthouse");
		expect(found.map(({ title, total }) => [title, total])).toEqual([
			["Lighthouse keepers", 2],
			["Lamps", 2],
		]);
		expect(found[1]?.snippet).toContain("in a \u0001lighthouse\u0002");
		expect(found[0]?.snippet).toBe("Oil & wicks");
	});

	test("accents, endings and an unfinished last word do not matter", async () => {
		for (const query of ["resume", "Résumé", "cafe", "screen", "hire", "bias scree"]) {
			expect((await search(query)).map(({ title }) => title)).toEqual(["Résumé screening"]);
		}
	});

	test("web search syntax works", async () => {
		expect((await search("lighthouse -keepers")).map(({ title }) => title)).toEqual(["Lamps"]);
		expect(await search('"lamps lighthouse"')).toEqual([]);
		expect(await search("keepers or resume")).toHaveLength(2);
	});

	test("pages do not overlap", async () => {
		const pages = await Promise.all([search("lighthouse", 1, 1), search("lighthouse", 2, 1)]);
		expect(pages.flat().map(({ title, total }) => [title, total])).toEqual([
			["Lighthouse keepers", 2],
			["Lamps", 2],
		]);
		expect(await search("lighthouse", 3, 1)).toEqual([]);
	});

	test("nonsense finds nothing and never errs", async () => {
		const nonsense = ["", " ", "the", '"', "!!!", "((", "\\", "a:*", "&|!", "🙂", "' or 1=1 --"];
		for (const query of [...nonsense, "x".repeat(100_000), "\u0001\u0002"]) {
			expect(await search(query)).toEqual([]);
		}
		expect(await search("lighthouse", -5, -5)).toHaveLength(1);
	});
});
