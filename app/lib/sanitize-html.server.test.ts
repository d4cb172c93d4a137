import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { articleHtmlForPage, sanitizeArticleHtml } from "./sanitize-html.server.ts";

const clean = (html: string) => sanitizeArticleHtml(html).html;

describe("what could execute, navigate or restyle is taken out and named", () => {
	test.each([
		["<p>a<script>alert(1)</script></p>", "<p>a</p>", ["<script>"]],
		['<p onclick="x()">a</p>', "<p>a</p>", ["<p onclick>"]],
		['<a href="javascript:alert(1)">a</a>', "<a>a</a>", ["<a href>"]],
		['<a href=" JaVaScRiPt:alert(1)">a</a>', "<a>a</a>", ["<a href>"]],
		['<a href="//evil.example">a</a>', "<a>a</a>", ["<a href>"]],
		['<p style="position:fixed">a</p>', "<p>a</p>", ["<p style>"]],
		["<style>p{}</style><p>a</p>", "<p>a</p>", ["<style>"]],
		['<iframe src="https://e.example"></iframe>b', "b", ["<iframe>", "<iframe src>"]],
		["<svg><script>x</script></svg>", "", ["<svg>", "<script>"]],
		['<form action="/x"><input name="a"></form>', "", ["<form>", "<form action>", "<input>"]],
		['<img src="data:image/svg+xml,x">', "", ["<img>", "<img src>"]],
		['<img src="http://e.example/x.png">', "", ["<img>", "<img src>"]],
	])("%s", (html, expected, removed) => {
		const result = sanitizeArticleHtml(html);
		expect(result.html).toBe(expected);
		expect(result.removed).toEqual(expect.arrayContaining(removed));
	});
});

test("ids of the page, odd ids and second uses of an id are dropped", () => {
	expect(clean('<h2 id="main">a</h2><h2 id="scope">b</h2><h2 id="scope">c</h2>')).toBe(
		'<h2>a</h2><h2 id="scope">b</h2><h2>c</h2>',
	);
	expect(clean('<p id="__reactRouterContext">a</p>')).toBe("<p>a</p>");
});

test("outside links say noopener, images load late, a second h1 becomes h2", () => {
	expect(clean('<a href="https://e.example/" rel="opener">a</a>')).toBe(
		'<a href="https://e.example/" rel="noopener">a</a>',
	);
	expect(clean('<a href="#fn-1">1</a>')).toBe('<a href="#fn-1">1</a>');
	expect(clean('<img src="/diagrams/a.svg" width="760" height="9em">')).toBe(
		'<img src="/diagrams/a.svg" alt="" loading="lazy" decoding="async" width="760" />',
	);
	expect(clean("<h1>a</h1>")).toBe("<h2>a</h2>");
});

test("tables scroll in a region named by their caption", () => {
	expect(articleHtmlForPage("<table><caption>Duties <em>now</em></caption></table>")).toBe(
		'<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Duties now"><table><caption>Duties <em>now</em></caption></table></div>',
	);
});

test("the launch articles lose nothing", () => {
	const folder = join(import.meta.dirname, "../../supabase/seed/articles");
	const files = readdirSync(folder);
	expect(files.length).toBeGreaterThan(10);
	for (const file of files) {
		const body = readFileSync(join(folder, file), "utf8").replace(/^---[\s\S]*?\n---\n/, "");
		expect([file, sanitizeArticleHtml(body).removed]).toEqual([file, []]);
	}
});

test("a second pass changes nothing, whatever was typed", () => {
	const piece = fc.oneof(
		fc.string(),
		fc.constantFrom(
			"<p>",
			"</p>",
			"<table>",
			'<a href="',
			'">',
			"<script>",
			"<!--",
			"&lt;",
			"<h2 id=a>",
		),
	);
	fc.assert(
		fc.property(fc.array(piece), (pieces) => {
			const once = clean(pieces.join(""));
			expect(clean(once)).toBe(once);
			expect(once).not.toMatch(/<script/i);
		}),
	);
});
