import { expect, test } from "vitest";
import { filteredText, pageText, recordsText, showingText } from "./footer-text.ts";

test.each([
	[1, 60, "Showing 1 to 25 of 60 results", "Page 1 of 3"],
	[3, 60, "Showing 51 to 60 of 60 results", "Page 3 of 3"],
	[1, 0, "Showing 0 to 0 of 0 results", "Page 1 of 1"],
	[1, 25, "Showing 1 to 25 of 25 results", "Page 1 of 1"],
	[8000, 200_000, "Showing 199976 to 200000 of 200000 results", "Page 8000 of 8000"],
])("page %i of %i results", (page, results, showing, pages) => {
	expect(showingText(page, results)).toBe(showing);
	expect(pageText(page, results)).toBe(pages);
});

test("the badges count", () => {
	expect(filteredText(60)).toBe("(filtered from 60 total)");
	expect([recordsText(1), recordsText(60)]).toEqual(["1 record", "60 records"]);
});
