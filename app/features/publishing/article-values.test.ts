import { expect, test } from "vitest";
import { type ArticleValues, checkArticle, slugFor } from "./article-values.ts";

const good: ArticleValues = {
	title: "What an inventory is for",
	summary: "A list of systems.",
	content: "<p>Text</p>\n\t<p>More</p>",
	author: "Ada",
	date: "2026-11-15T10:00",
	image_url: "",
};

test("a complete article has no problem", () => {
	expect(checkArticle(good)).toEqual([]);
	expect(checkArticle({ ...good, image_url: "https://example.org/a.png" })).toEqual([]);
	expect(checkArticle({ ...good, image_url: "/diagrams/a.svg" })).toEqual([]);
});

test("blank after trimming is empty, in the specification's words and order", () => {
	const blank = { ...good, title: " ", content: "\n", summary: "\t ", author: "" };
	expect(checkArticle(blank)).toEqual([
		"Title is required",
		"Content is required",
		"Summary is required",
		"Author is required",
	]);
});

test.each(["!!!", "人工智能治理", "— …"])("a title without a slug gets a line: %s", (title) => {
	expect(checkArticle({ ...good, title })).toEqual([
		"Title must contain letters a to z or digits, for the URL slug",
	]);
});

test.each(["not a url", "javascript:alert(1)", "//evil.example/x.png", "data:image/png;base64,AA"])(
	"a picture's address must be one: %s",
	(image_url) => {
		expect(checkArticle({ ...good, image_url })).toEqual(["Featured Image URL is not valid"]);
	},
);

test("limits count characters, and a date must be one", () => {
	expect(checkArticle({ ...good, title: "a".repeat(200) })).toEqual([]);
	expect(checkArticle({ ...good, title: "a".repeat(201) })).toEqual([
		"Title must not be longer than 200 characters",
	]);
	expect(checkArticle({ ...good, date: "" })).toEqual(["Publication Date is required"]);
});

test("control characters and direction overrides are refused", () => {
	expect(checkArticle({ ...good, title: "a\u202eb" })).toEqual([
		"Title contains characters that cannot be shown",
	]);
	expect(checkArticle({ ...good, author: "a\nb" })).toHaveLength(1);
});

test("an article that keeps its title keeps its address", () => {
	const before = { title: "Old title", slug: "special-address" };
	expect(slugFor("Old title ", before)).toBe("special-address");
	expect(slugFor("New title", before)).toBe("new-title");
	expect(slugFor("New title")).toBe("new-title");
});
