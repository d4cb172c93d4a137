import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseListAddress } from "#app/features/articles/list-address.ts";
import { startTestBackend, type TestBackend } from "../fixtures/backend.ts";

let backend: TestBackend;

beforeAll(async () => {
	backend = await startTestBackend();
	const article = (title: string, summary: string, content: string, day: number) => ({
		id: randomUUID(),
		title,
		slug: title.toLowerCase().replace(/[^a-z]+/g, "-"),
		summary,
		content: `<p>${content}</p>`,
		author: "Desk",
		date: `2026-01-${String(day).padStart(2, "0")}T00:00:00Z`,
	});
	const { error } = await backend.admin
		.from("articles")
		.insert([
			article("Plain", "Nothing here.", "A passage on zirconium and the human review of it.", 5),
			article("Notes", "About zirconium.", "Other words.", 4),
			article("Zirconium", "Rules.", "Review by a human being.", 3),
			article("Hiring", "Résumé screening.", "Colorado and Texas.", 2),
			article("Later", "Zirconium to come.", "Zirconium.", 1),
		]);
	if (error) throw error;
	await backend.admin.from("articles").update({ date: "2999-01-01T00:00:00Z" }).eq("slug", "later");
});
afterAll(() => backend.close());

async function search(query: string, page = 1) {
	const { data, error } = await backend
		.visitor()
		.rpc("search_articles", { query, page_number: page, page_size: 10 });
	if (error) throw new Error(error.message);
	return data;
}
const titles = async (query: string) => (await search(query)).map((row) => row.title);

describe("visitors search articles", () => {
	test("a word in the title counts more than in the summary, and that more than in the body", async () => {
		expect(await titles("zirconium")).toEqual(["Zirconium", "Notes", "Plain"]);
	});

	test.each([
		["the last word may be unfinished", "human zirc", ["Zirconium", "Plain"]],
		["quotes keep words together", '"human review"', ["Plain"]],
		["a minus leaves a word out", "zirconium -review", ["Notes"]],
		["or is understood", "texas or passage", ["Hiring", "Plain"]],
		["accents do not matter", "resume", ["Hiring"]],
		["nor do they in the question", "Cölorado", ["Hiring"]],
		["stop words alone find nothing", "the and of", []],
		["words to leave out alone find nothing", "-zirconium", []],
		["signs alone find nothing", "!!! & | ()", []],
		["nothing finds nothing", "", []],
	])("%s", async (_rule, query, expected) => {
		expect((await titles(query)).toSorted()).toEqual(expected.toSorted());
	});

	test("hits are marked", async () => {
		const [plain] = await search('"human review"');
		expect(plain?.snippet).toContain("\u0001human\u0002 \u0001review\u0002");
	});

	test("the total is that of all pages", async () => {
		expect((await search("zirconium"))[0]?.total).toBe(3);
		expect(await search("zirconium", 2)).toEqual([]);
	});

	test("nothing anybody types breaks it", async () => {
		const piece = fc.oneof(
			fc.string({ unit: "binary", maxLength: 12 }),
			fc.constantFrom(
				'"',
				"'",
				"\\",
				"-",
				"!",
				"&",
				"|",
				"(",
				")",
				"<->",
				":*",
				"%",
				"or ",
				"zirconium",
			),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
				const typed = new URLSearchParams({ search: pieces.join("") });
				expect(Array.isArray(await search(parseListAddress(typed).search))).toBe(true);
			}),
			{ numRuns: 40 },
		);
	});
});

describe("what stands beside an article", () => {
	test("is the one before, the one after and others on the same subject, scheduled ones never", async () => {
		const { data } = await backend.visitor().rpc("article_company", { article_slug: "zirconium" });
		const of = (relation: string) =>
			data?.filter((row) => row.relation === relation).map((row) => row.title);
		expect(of("newer")).toEqual(["Notes"]);
		expect(of("older")).toEqual(["Hiring"]);
		expect(of("related")?.toSorted()).toEqual(["Notes", "Plain"]);
	});

	test("is nothing for an article that is not public", async () => {
		const { data } = await backend.visitor().rpc("article_company", { article_slug: "later" });
		expect(data).toEqual([]);
	});
});
