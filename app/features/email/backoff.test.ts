import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_ATTEMPTS, pauseAfter } from "./backoff.ts";

const DAY = 24 * 3600;
const SLOWEST_ATTEMPT = 10;
const all = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => index + 1);

test("the first four retries fall within two minutes, however slow each attempt is", () => {
	const first = all.slice(0, 4).map((attempt) => pauseAfter(attempt, undefined, () => 1));
	const total = first.reduce((sum, pause) => sum + pause + SLOWEST_ATTEMPT, 0);
	expect(total).toBeLessThan(120);
});

test("pauses grow from seconds to hours, and all of them together last about a day", () => {
	const pauses = all.map((attempt) => pauseAfter(attempt, undefined, () => 0.5));
	expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
	expect(pauses[0]).toBeLessThan(5);
	const total = pauses.reduce((sum, pause) => sum + pause, 0);
	expect(total).toBeGreaterThan(0.9 * DAY);
	expect(total).toBeLessThan(1.1 * DAY);
});

test("what the other side asks for is the least, up to a day", () => {
	fc.assert(
		fc.property(
			fc.nat(50),
			fc.nat(10 * DAY),
			fc.double({ min: 0, max: 1, noNaN: true }),
			(n, asked, r) => {
				const pause = pauseAfter(n, asked, () => r);
				expect(pause).toBeGreaterThanOrEqual(Math.min(asked, DAY));
				expect(pause).toBeLessThanOrEqual(DAY);
			},
		),
	);
});
