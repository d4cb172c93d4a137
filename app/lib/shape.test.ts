import { expect, test } from "vitest";
import { field, list, number, orMissing, orNull, text } from "./shape.ts";

test("values of the wanted shape are handed through", () => {
	expect(text("a")).toBe("a");
	expect(number(1)).toBe(1);
	expect(orNull(text)(null)).toBe(null);
	expect(orMissing(text)(undefined)).toBe(undefined);
	expect(list(number)([1, 2])).toEqual([1, 2]);
	expect(field({ a: "b" }, "a", text)).toBe("b");
});

test.each([
	() => text(1),
	() => number("1"),
	() => orNull(text)(undefined),
	() => orMissing(text)(null),
	() => list(text)(["a", 1]),
	() => list(text)("a"),
	() => field({}, "a", text),
	() => field(null, "a", text),
	() => field({}, "toString", text),
])("anything else is an exception (%#)", (read) => {
	expect(read).toThrow(TypeError);
});
