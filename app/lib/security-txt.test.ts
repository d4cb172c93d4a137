import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

test("security.txt expires within a year, at the start of a month", () => {
	const input = { siteUrl: "https://site.example", email: "hello@site.example" };
	expect(securityTxt({ ...input, now: new Date("2026-11-15T03:00:00Z") })).toBe(
		"Contact: mailto:hello@site.example\nExpires: 2027-05-01T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://site.example/.well-known/security.txt\n",
	);
});
