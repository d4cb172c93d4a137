import { beforeEach, expect, test, vi } from "vitest";
import type { Turn } from "#app/lib/rate-limit.ts";
import { TurnKeeper } from "#app/lib/rate-limit.ts";
import { FILES_A_DAY, MIB_A_DAY, reserveName, takeQuota } from "./quota.server.ts";

const shared = vi.hoisted(() => ({ take: (_turn: Turn): unknown => null }));
vi.mock("#app/lib/rate-limit.server.ts", () => ({
	takeTurn: async (turn: Turn) => shared.take(turn),
}));

let now = 0;
beforeEach(() => {
	const keeper = new TurnKeeper(() => now);
	shared.take = (turn) => keeper.take(turn);
});

const HOUR_MS = 60 * 60 * 1000;

test("one address may upload so many files a day", async () => {
	for (let count = 0; count < FILES_A_DAY; count += 1) {
		expect(await takeQuota("a", 10)).toEqual({ ok: true });
	}
	expect(await takeQuota("a", 10)).toEqual({ ok: false, retryAfterSeconds: 24 * 60 * 60 });
	expect(await takeQuota("b", 10)).toEqual({ ok: true });
	now += 25 * HOUR_MS;
	expect(await takeQuota("a", 10)).toEqual({ ok: true });
});

test("one address may upload so many bytes a day", async () => {
	const largest = 10 * 1024 * 1024;
	for (let count = 0; count < MIB_A_DAY / 10; count += 1) {
		expect(await takeQuota("a", largest)).toEqual({ ok: true });
	}
	expect(await takeQuota("a", 1)).toMatchObject({ ok: false });
});

test("a name in storage is given out once", async () => {
	expect(await reserveName("1700000000000_a.txt")).toBe(true);
	expect(await reserveName("1700000000000_a.txt")).toBe(false);
	expect(await reserveName("1700000000001_a.txt")).toBe(true);
});
