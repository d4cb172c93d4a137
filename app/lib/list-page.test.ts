import { expect, test } from "vitest";
import { pageNumber, readPage } from "./list-page.ts";

/** A table as PostgREST reads it: a range behind the end is an error there, and nothing in other backends. */
function tableOf(count: number, isStrict: boolean) {
	const all = Array.from({ length: count }, (_, index) => index + 1);
	return async (from: number, to: number) => {
		if (isStrict && from > 0 && from >= count) {
			const error = { code: "PGRST103", message: "Requested range not satisfiable" };
			return { data: null, count: null, error };
		}
		return { data: all.slice(from, to + 1), count, error: null };
	};
}

test.each([
	["2", 2],
	["0", 1],
	["-3", 1],
	["2.5", 1],
	["99999999999999999999", 1],
	["x", 1],
])("?page=%s is page %s", (text, page) => {
	expect(pageNumber(new URLSearchParams({ page: text }))).toBe(page);
	expect(pageNumber(new URLSearchParams())).toBe(1);
});

for (const isStrict of [true, false]) {
	test(`a page past the end is the last one (${isStrict ? "an error" : "no rows"})`, async () => {
		const eleven = tableOf(11, isStrict);
		expect(await readPage(2, 5, eleven)).toMatchObject({
			rows: [6, 7, 8, 9, 10],
			page: 2,
			pages: 3,
		});
		expect(await readPage(9, 5, eleven)).toMatchObject({ rows: [11], page: 3, total: 11 });
		expect(await readPage(2, 5, tableOf(5, isStrict))).toMatchObject({
			page: 1,
			pages: 1,
			total: 5,
		});
		expect(await readPage(2, 5, tableOf(0, isStrict))).toMatchObject({
			rows: [],
			page: 1,
			error: null,
		});
	});
}

test("any other error is told", async () => {
	const broken = async () => ({
		data: null,
		count: null,
		error: { code: "57014", message: "canceling statement" },
	});
	expect(await readPage(2, 5, broken)).toMatchObject({ rows: [], error: "canceling statement" });
});
