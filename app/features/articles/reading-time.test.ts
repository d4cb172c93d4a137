import { expect, test } from "vitest";
import { countWords, readingMinutes } from "./reading-time.ts";

test("tags are not words, and separate the words around them", () => {
	expect(countWords("<p>Two words</p><p>and three&nbsp;more</p>")).toBe(5);
	expect(countWords('<img src="/a.svg" alt="not counted">')).toBe(0);
	expect(countWords("a &lt; b &amp; c")).toBe(5);
});

test.each([
	[0, 1],
	[1, 1],
	[200, 1],
	[201, 2],
	[1900, 10],
])("%i words take %i minutes", (words, minutes) => {
	expect(readingMinutes(words)).toBe(minutes);
});
