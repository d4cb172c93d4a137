import { expect, test } from "vitest";
import { addressHeadings } from "./headings.server.ts";

test("headings keep their own address or get one that is free", () => {
	const { html, headings } = addressHeadings(
		'<h2 id="scope">Scope &amp; <em>terms</em></h2><h2>Dates</h2><h2>Dates</h2><h2>日本</h2>',
	);
	expect(headings).toEqual([
		{ id: "scope", text: "Scope & terms" },
		{ id: "section-dates", text: "Dates" },
		{ id: "section-dates-2", text: "Dates" },
		{ id: "section-untitled", text: "日本" },
	]);
	expect(html).toContain('<h2 id="section-dates-2">Dates</h2>');
});

test("an empty heading is not listed", () => {
	expect(addressHeadings("<h2> </h2>").headings).toEqual([]);
});

test("thousands of headings of one name take no time", () => {
	const startedAt = performance.now();
	const { headings } = addressHeadings("<h2>x</h2>".repeat(15_000));
	expect(headings.at(-1)?.id).toBe("section-x-15000");
	expect(performance.now() - startedAt).toBeLessThan(2000);
});
