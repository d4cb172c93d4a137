import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Limits = typeof import("./sign-in-limits.server.ts");
let limits: Limits;
const waitingTime: Limits["waitingTime"] = (who) => limits.waitingTime(who);
const countFailure: Limits["countFailure"] = (who) => limits.countFailure(who);
const forgetFailures: Limits["forgetFailures"] = (who) => limits.forgetFailures(who);

const knock = { account: "ada@example.org", address: "10.0.0.1" };
const minutes = async (who = knock) => Math.ceil((await waitingTime(who)) / 60);

beforeEach(async () => {
	vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
	// Without a supervisor the counts are kept in this process, by the clock that it finds when it loads.
	vi.stubGlobal("process", { ...process, send: undefined });
	vi.resetModules();
	limits = await import("./sign-in-limits.server.ts");
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test("the lock comes after five failures and doubles up to an hour", async () => {
	for (let time = 0; time < 4; time += 1) await countFailure(knock);
	expect(await waitingTime(knock)).toBe(0);
	const waits = [];
	for (let time = 0; time < 9; time += 1) {
		await countFailure(knock);
		waits.push(await minutes());
		vi.advanceTimersByTime((await waitingTime(knock)) * 1000);
		expect(await waitingTime(knock)).toBe(0);
	}
	expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test("account and address are locked each for itself, whatever the spelling", async () => {
	for (let time = 0; time < 5; time += 1) await countFailure(knock);
	expect(await minutes({ account: " ADA@example.org", address: "10.0.0.2" })).toBe(1);
	expect(await minutes({ account: "bob@example.org", address: "10.0.0.1" })).toBe(1);
	expect(await minutes({ account: "bob@example.org", address: "10.0.0.2" })).toBe(0);
});

test("a success forgets what failed before", async () => {
	for (let time = 0; time < 4; time += 1) await countFailure(knock);
	await forgetFailures(knock);
	for (let time = 0; time < 4; time += 1) await countFailure(knock);
	expect(await waitingTime(knock)).toBe(0);
});
