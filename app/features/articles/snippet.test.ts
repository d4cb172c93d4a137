import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSnippet } from "./snippet.ts";

test("hits stand between the marks, everything else is text", () => {
	expect(parseSnippet("The \u0001Colorado\u0002 act <b>&amp;\u0001notice\u0002")).toEqual([
		{ text: "The ", isHit: false, at: 0 },
		{ text: "Colorado", isHit: true, at: 1 },
		{ text: " act <b>&amp;", isHit: false, at: 2 },
		{ text: "notice", isHit: true, at: 3 },
	]);
});

test("no text is lost, whatever the marks", () => {
	const text = fc.array(fc.constantFrom("a", "<", "\u0001", "\u0002", " "));
	fc.assert(
		fc.property(text, (pieces) => {
			const parts = parseSnippet(pieces.join(""));
			expect(parts.map((part) => part.text).join("")).toBe(
				pieces.filter((piece) => piece !== "\u0001" && piece !== "\u0002").join(""),
			);
		}),
	);
});
