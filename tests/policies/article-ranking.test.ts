import { cp } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, type TestBackend, temporaryFolder } from "../fixtures/backend.ts";
import { templateDataDir } from "../fixtures/template.ts";

/** What people look for among the launch articles, and the article that should come first. */
let backend: TestBackend;

beforeAll(async () => {
	const folder = await temporaryFolder();
	await cp(await templateDataDir(), folder, { recursive: true });
	backend = await startTestBackend(folder);
});
afterAll(() => backend.close());

async function search(query: string) {
	const { data, error } = await backend
		.visitor()
		.rpc("search_articles", { query, page_number: 1, page_size: 10 });
	if (error) throw new Error(error.message);
	return data;
}

test.each([
	["colorado notice", "Colorado SB 26-189"],
	["what is covered in colorado", "Colorado SB 26-189"],
	["texas safe harbor", "Texas TRAIGA"],
	['nist "safe harbor"', "Texas TRAIGA"],
	["hipaa chatbot", "HIPAA and AI tools"],
	["business associate agreement", "HIPAA and AI tools"],
	["nist ai rmf", "The NIST AI RMF"],
	["govern map measure manage", "The NIST AI RMF"],
	["nist profile", "The Generative AI Profile"],
	["confabulation", "The Generative AI Profile"],
	["vendor questions", "Vendor due diligence"],
	["hiring bias audit", "AI in hiring"],
	["local law 144", "AI in hiring"],
	["acceptable use", "An acceptable-use policy"],
	["training for staff", "An acceptable-use policy"],
	["incident respon", "An AI incident response plan"],
	["prompt injection", "Red teaming"],
	["utah disclosure", "Utah’s AI disclosure rules"],
	["california 2027", "California’s AI calendar"],
	["human review", "Human oversight"],
	["inventor", "The AI inventory"],
	["documents for an audit", "The documents an AI auditor"],
	["section 1557", "Clinical AI after Section 1557"],
	["state ai laws", "State AI laws by date"],
	["guard rails pilot", "Automation with guard rails"],
])("%s: first comes “%s”", async (query, expected) => {
	const [first] = await search(query);
	expect(first?.title.startsWith(expected), first?.title).toBe(true);
});

test("accents in the question do not change the answer", async () => {
	expect((await search("cölorádo notice"))[0]?.title).toMatch(/^Colorado/);
});

test("a word to leave out is left out", async () => {
	const titles = async (query: string) => (await search(query)).map(({ title }) => title);
	expect(await titles("traiga -inventory")).not.toEqual(await titles("traiga"));
	expect((await titles("traiga -inventory"))[0]).toMatch(/^Texas TRAIGA/);
});

test("every passage has a hit in it", async () => {
	const found = await search("colorado notice");
	expect(found.length).toBe(10);
	for (const { snippet } of found) expect(snippet).toContain("\u0001");
});

test("a passage shows the words together where the article has them together", async () => {
	const found = await search("safe harbor");
	expect(found.length).toBeGreaterThan(2);
	for (const { snippet } of found) {
		expect(snippet.replace(/\p{Cc}/gu, "*")).toMatch(/\*safe\* \*harbors?\*/i);
		expect(snippet.length).toBeLessThan(420);
	}
});
