import fc from "fast-check";
import { expect, test } from "vitest";
import { listPath, parseListAddress } from "./list-address.ts";

const parse = (query: string) => parseListAddress(new URLSearchParams(query));

test.each([
	["", { page: 1, search: "" }],
	["page=3", { page: 3, search: "" }],
	["page=0", { page: 1, search: "" }],
	["page=-2", { page: 1, search: "" }],
	["page=2e3", { page: 1, search: "" }],
	["page=99999999", { page: 1, search: "" }],
	["search=%20%00hi%0Apaa%20&page=2", { page: 2, search: "hi paa" }],
])("?%s", (query, expected) => {
	expect(parse(query)).toEqual(expected);
});

test("page 1 has no page in its address, and a search keeps its words", () => {
	expect(listPath({ page: 1, search: "" })).toBe("/articles");
	expect(listPath({ page: 2, search: "" })).toBe("/articles?page=2");
	expect(listPath({ page: 2, search: "a & b" })).toBe("/articles?search=a+%26+b&page=2");
});

test("an address that was written is read back the same", () => {
	const words = fc.string({ unit: "binary", maxLength: 300 });
	fc.assert(
		fc.property(words, fc.integer({ min: 1, max: 999_999 }), (search, page) => {
			const address = parseListAddress(new URLSearchParams({ search, page: String(page) }));
			expect(address.search.length).toBeLessThanOrEqual(200);
			const { searchParams } = new URL(listPath(address), "http://localhost");
			expect(parseListAddress(searchParams)).toEqual(address);
		}),
	);
});
