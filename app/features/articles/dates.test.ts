import { expect, test } from "vitest";
import { formatLongDate } from "./dates.ts";

test("dates are long, American and in UTC", () => {
	expect(formatLongDate("2026-11-10T14:00:00+00:00")).toBe("November 10, 2026");
	expect(formatLongDate("2026-12-31T23:30:00-05:00")).toBe("January 1, 2027");
});

test("what is no date is shown as it is", () => {
	expect(formatLongDate("soon")).toBe("soon");
});
