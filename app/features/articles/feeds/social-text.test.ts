import fc from "fast-check";
import { expect, test } from "vitest";
import { fitTitle, textWidth, wrapText } from "./social-text.ts";

const box = { width: 400, fontSize: 50, maxLines: 3 };

test("lines break between words", () => {
	expect(wrapText("State AI laws by date", box)).toEqual(["State AI laws by", "date"]);
});

test("what does not fit ends in an ellipsis", () => {
	const lines = wrapText("one two three four five six seven eight nine ten eleven twelve", box);
	expect(lines).toHaveLength(3);
	expect(lines[2]).toMatch(/…$/);
});

test("titles are balanced over their lines", () => {
	expect(fitTitle("Colorado SB 26-189: what starts on January 1, 2027", 960).lines).toEqual([
		"Colorado SB",
		"26-189: what starts",
		"on January 1, 2027",
	]);
});

test("no line is wider than the picture, whatever the title", () => {
	fc.assert(
		fc.property(fc.string({ minLength: 1, maxLength: 200 }), (title) => {
			const { fontSize, lines } = fitTitle(title, 960);
			expect(lines.length).toBeLessThanOrEqual(5);
			for (const line of lines) expect(textWidth(line, fontSize)).toBeLessThanOrEqual(960);
		}),
	);
});
