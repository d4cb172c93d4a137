import { describe, expect, test } from "vitest";
import { toMarkdown } from "./markdown.ts";

const convert = (html: string) => toMarkdown(html, "https://site.example/articles/one");

describe("HTML becomes Markdown", () => {
	test.each([
		["<h2>Who <em>owes</em></h2><p>Text</p>", "## Who *owes*\n\nText"],
		["<p>a<strong> bold </strong>b</p>", "a **bold** b"],
		['<p><a href="/articles/two">Two</a></p>', "[Two](https://site.example/articles/two)"],
		['<p><a href="#scope">Scope</a></p>', "[Scope](https://site.example/articles/one#scope)"],
		["<ul><li>a</li><li><p>b</p><ol><li>c</li></ol></li></ul>", "- a\n- b\n\n  1. c"],
		["<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"],
		["<blockquote><p>a<br>b</p></blockquote>", "> a  \n> b"],
		["<dl><dt>Term</dt><dd>Meaning</dd></dl>", "- **Term**\n  Meaning"],
		["<pre><code>a `b`\n  c</code></pre>", "```\na `b`\n  c\n```"],
		["<p>use <code>a`b</code></p>", "use ``a`b``"],
		[
			'<figure><img src="/d.svg" alt="A drawing"><figcaption>One</figcaption></figure>',
			"![A drawing](https://site.example/d.svg)\n\n*One*",
		],
		["<p>2 * 3 &lt; 7 and [x]</p>", "2 \\* 3 \\< 7 and \\[x\\]"],
		["<p># not a heading</p>", "\\# not a heading"],
		["<p>1. not a list</p>", "1\\. not a list"],
		["<details><summary>More</summary><p>a</p></details>", "**More**\n\na"],
	])("%s", (html, markdown) => {
		expect(convert(html)).toBe(markdown);
	});
});

test("tables keep their caption, heads and spans", () => {
	const html = `<table><caption>Dates</caption><thead><tr><th>Day</th><th>Act</th></tr></thead>
		<tbody><tr><th scope="row">1</th><td>a|b</td></tr><tr><td colspan="2">both</td></tr></tbody></table>`;
	expect(convert(html)).toBe(
		"**Dates**\n\n| Day | Act |\n| --- | --- |\n| 1 | a\\|b |\n| both |  |",
	);
});

test("footnotes are footnotes", () => {
	const html =
		'<p>Law.<sup id="fnref-1"><a href="#fn-1">1</a></sup></p><ol><li id="fn-1">The act. <a href="#fnref-1">Back</a></li></ol>';
	expect(convert(html)).toBe("Law.[^1]\n\n[^1]: The act.");
});

test("miles of line breaks and spaces take no time", () => {
	const startedAt = performance.now();
	expect(convert(`<p><b>a${"<br>".repeat(30_000)}b</b></p>`).length).toBeGreaterThan(60_000);
	convert(`<blockquote><pre>${" ".repeat(100_000)}x</pre></blockquote>`);
	expect(performance.now() - startedAt).toBeLessThan(2000);
});
