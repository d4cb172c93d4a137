import fc from "fast-check";
import { expect, test } from "vitest";
import { lastPage, pageNumbers } from "./pagination.ts";

test.each([
	[1, 1, [1]],
	[2, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
	[1, 1000, [1, 2, null, 999, 1000]],
	[4, 12, [1, 2, 3, 4, 5, null, 11, 12]],
	[6, 12, [1, 2, null, 5, 6, 7, null, 11, 12]],
	[9, 12, [1, 2, null, 8, 9, 10, 11, 12]],
])("page %i of %i", (current, last, expected) => {
	expect(pageNumbers(current, last)).toEqual(expected);
});

test("a gap always hides at least two pages, and the current page is always there", () => {
	const pages = fc
		.integer({ min: 1, max: 2000 })
		.chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
	fc.assert(
		fc.property(pages, ([current, last]) => {
			const shown = pageNumbers(current, last);
			expect(shown).toContain(current);
			expect(shown.length).toBeLessThanOrEqual(9);
			for (const [index, number] of shown.entries()) {
				if (number !== null) continue;
				expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2);
			}
		}),
	);
});

test("ten to a page; search stops at the two hundred that are ranked", () => {
	expect(lastPage({ total: 0, isSearch: false })).toBe(1);
	expect(lastPage({ total: 10, isSearch: false })).toBe(1);
	expect(lastPage({ total: 11, isSearch: false })).toBe(2);
	expect(lastPage({ total: 10_000, isSearch: false })).toBe(1000);
	expect(lastPage({ total: 10_000, isSearch: true })).toBe(20);
});
