import { expect, test } from "vitest";
import { attachment } from "./attachment.ts";
import { fileSize } from "./file-size.ts";

test.each([
	["report.pdf", `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`],
	[`a "b"\\c.txt`, `attachment; filename="a _b__c.txt"; filename*=UTF-8''a%20%22b%22%5Cc.txt`],
	[
		"naïve (1).txt",
		`attachment; filename="na_ve (1).txt"; filename*=UTF-8''na%C3%AFve%20%281%29.txt`,
	],
	["100%25.txt", `attachment; filename="100_25.txt"; filename*=UTF-8''100%2525.txt`],
])("%s is offered for saving under its own name", (name, expected) => {
	expect(attachment(name)).toBe(expected);
});

test("sizes are written for people", () => {
	expect([0, 1023, 1536, 10 * 1024 * 1024].map(fileSize)).toEqual([
		"0 bytes",
		"1,023 bytes",
		"1.5 KB",
		"10 MB",
	]);
});
