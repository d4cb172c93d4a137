import { describe, expect, test } from "vitest";
import { parseFilter } from "./filter-text.ts";

function range(kind: "number" | "date", text: string) {
	const condition = parseFilter(kind, text);
	return condition?.kind === "range" ? condition.range : undefined;
}

describe("numbers", () => {
	test.each([
		["5", { from: "5", to: "6" }],
		["=5", { from: "5", to: "6" }],
		[">5", { from: "6" }],
		[">= 5", { from: "5" }],
		["<5", { to: "5" }],
		["<=5", { to: "6" }],
		["5..9", { from: "5", to: "10" }],
		["..9", { to: "10" }],
		["-3..", { from: "-3" }],
	])("%s", (text, expected) => {
		expect(range("number", text)).toEqual(expected);
	});

	test.each(["", "x", "1.5", "..", "1..x", "1..2..3", ">", "1e5", "9999999999999999"])(
		"%j means nothing",
		(text) => {
			expect(parseFilter("number", text)).toBeUndefined();
		},
	);
});

describe("dates", () => {
	test.each([
		["2026", { from: "2026-01-01T00:00:00.000Z", to: "2027-01-01T00:00:00.000Z" }],
		["2026-12", { from: "2026-12-01T00:00:00.000Z", to: "2027-01-01T00:00:00.000Z" }],
		["2024-2-29", { from: "2024-02-29T00:00:00.000Z", to: "2024-03-01T00:00:00.000Z" }],
		[">2026-11-05", { from: "2026-11-06T00:00:00.000Z" }],
		["<=2026-11", { to: "2026-12-01T00:00:00.000Z" }],
		["2026-01..2026-03", { from: "2026-01-01T00:00:00.000Z", to: "2026-04-01T00:00:00.000Z" }],
	])("%s", (text, expected) => {
		expect(range("date", text)).toEqual(expected);
	});

	test.each(["", "soon", "26", "2026-13", "2026-00", "2026-02-30", "0000", "9999", "2026-"])(
		"%j means nothing",
		(text) => {
			expect(parseFilter("date", text)).toBeUndefined();
		},
	);
});

test("texts are taken as they stand, spaces included", () => {
	expect(parseFilter("text", " >5 ")).toEqual({ kind: "contains", text: " >5 " });
	expect(parseFilter("text", "")).toBeUndefined();
});
