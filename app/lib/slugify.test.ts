import fc from "fast-check";
import { expect, test } from "vitest";
import { slugify } from "./slugify.ts";

test.each([
	["Hello, World!", "hello-world"],
	["  NIST  AI -- RMF  1.0 ", "nist-ai-rmf-10"],
	["snake_case stays", "snake_case-stays"],
	["!!!", ""],
	["политика", ""],
	["- edge -", "edge"],
])("%j becomes %j", (title, slug) => {
	expect(slugify(title)).toBe(slug);
});

test("a slug is made of word characters joined by single hyphens, and slugifying it changes nothing", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (title) => {
			const slug = slugify(title);
			expect(slug).toMatch(/^(\w+(-\w+)*)?$/);
			expect(slugify(slug)).toBe(slug);
		}),
	);
});
