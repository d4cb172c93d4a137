import { expect, test, vi } from "vitest";
import { TurnKeeper } from "./rate-limit.ts";

const oneAMinute = [{ max: 1, windowSeconds: 60 }];

test("the third turn in a minute waits until the first one leaves the window", () => {
	let now = 0;
	const keeper = new TurnKeeper(() => now);
	const limits = [
		{ max: 2, windowSeconds: 60 },
		{ max: 3, windowSeconds: 3600 },
	];
	const turn = { name: "contact", key: "a", limits };
	expect(keeper.take(turn)).toEqual({ ok: true });
	now = 10_000;
	expect(keeper.take(turn)).toEqual({ ok: true });
	now = 20_000;
	expect(keeper.take(turn)).toEqual({ ok: false, retryAfterSeconds: 40 });
	now = 60_001;
	expect(keeper.take(turn)).toEqual({ ok: true });
	now = 130_000;
	expect(keeper.take(turn)).toEqual({ ok: false, retryAfterSeconds: 3470 });
});

test("keys and names do not share their turns, and a forgotten key starts again", () => {
	const keeper = new TurnKeeper(() => 0);
	expect(keeper.take({ name: "a", key: "x", limits: oneAMinute }).ok).toBe(true);
	expect(keeper.take({ name: "a", key: "y", limits: oneAMinute }).ok).toBe(true);
	expect(keeper.take({ name: "b", key: "x", limits: oneAMinute }).ok).toBe(true);
	expect(keeper.take({ name: "a", key: "x", limits: oneAMinute }).ok).toBe(false);
	keeper.forget("a", "x");
	expect(keeper.take({ name: "a", key: "x", limits: oneAMinute }).ok).toBe(true);
});

test("the number of remembered keys is bounded", () => {
	const keeper = new TurnKeeper(() => 0, 2);
	for (const key of ["a", "b", "c"]) keeper.take({ name: "n", key, limits: oneAMinute });
	expect(keeper.peek({ name: "n", key: "a", limits: oneAMinute }).ok).toBe(true);
	expect(keeper.peek({ name: "n", key: "c", limits: oneAMinute }).ok).toBe(false);
});

test("a clock that is set back locks nobody out", () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	try {
		const keeper = new TurnKeeper();
		keeper.take({ name: "a", key: "x", limits: oneAMinute });
		vi.setSystemTime(Date.now() - 3_600_000);
		expect(keeper.take({ name: "a", key: "x", limits: oneAMinute })).toEqual({
			ok: false,
			retryAfterSeconds: 60,
		});
	} finally {
		vi.useRealTimers();
	}
});
