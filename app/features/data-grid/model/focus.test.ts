import { expect, test } from "vitest";
import { nextCell } from "./focus.ts";

const size = { rows: 26, columns: 4 };

test.each([
	["ArrowRight", false, { row: 3, column: 2 }],
	["ArrowLeft", false, { row: 3, column: 0 }],
	["ArrowUp", false, { row: 2, column: 1 }],
	["ArrowDown", false, { row: 4, column: 1 }],
	["Home", false, { row: 3, column: 0 }],
	["End", false, { row: 3, column: 3 }],
	["Home", true, { row: 0, column: 0 }],
	["End", true, { row: 25, column: 3 }],
	["PageDown", false, { row: 13, column: 1 }],
	["PageUp", false, { row: 0, column: 1 }],
])("%s (control %s) leads on", (key, isControl, expected) => {
	expect(nextCell({ row: 3, column: 1 }, key, isControl, size)).toEqual(expected);
});

test("no key leads out of the grid, and other keys lead nowhere", () => {
	expect(nextCell({ row: 25, column: 3 }, "ArrowDown", false, size)).toEqual({
		row: 25,
		column: 3,
	});
	expect(nextCell({ row: 0, column: 0 }, "ArrowLeft", false, size)).toEqual({ row: 0, column: 0 });
	expect(nextCell({ row: 0, column: 0 }, "x", false, size)).toBeUndefined();
});
