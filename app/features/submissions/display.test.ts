import { expect, test } from "vitest";
import { companyOrDash, messagePreview, submittedAgo } from "./display.ts";

const now = "2026-11-15T12:00:00Z";

test("a message of 50 characters is shown whole, a longer one ends in dots", () => {
	expect(messagePreview("x".repeat(50))).toBe("x".repeat(50));
	expect(messagePreview("x".repeat(51))).toBe(`${"x".repeat(50)}...`);
	expect(messagePreview("😀".repeat(51))).toBe(`${"😀".repeat(50)}...`);
});

test("the time of a submission is a relative phrase", () => {
	expect(submittedAgo("2026-11-15T10:00:00+00:00", now)).toBe("about 2 hours ago");
	expect(submittedAgo("2026-11-15T11:59:50Z", now)).toBe("less than a minute ago");
});

test("an empty date is unknown, one that cannot be read is shown raw", () => {
	expect(submittedAgo("", now)).toBe("Unknown date");
	expect(submittedAgo(null, now)).toBe("Unknown date");
	expect(submittedAgo("yesterday-ish", now)).toBe("yesterday-ish");
});

test("no company is a dash", () => {
	expect(companyOrDash(null)).toBe("-");
	expect(companyOrDash(" ")).toBe("-");
	expect(companyOrDash("Acme")).toBe("Acme");
});
