import { expect, test } from "vitest";
import { createGate } from "./gate.ts";

test("only so many are inside at a time, also when one of them fails", async () => {
	const enter = createGate(2);
	let inside = 0;
	let most = 0;
	const work = async (index: number) => {
		inside += 1;
		most = Math.max(most, inside);
		await new Promise((resolve) => setImmediate(resolve));
		inside -= 1;
		if (index === 1) throw new Error("bad luck");
		return index;
	};
	const results = await Promise.allSettled(
		Array.from({ length: 7 }, (_, index) => enter(() => work(index))),
	);
	expect(most).toBe(2);
	expect(inside).toBe(0);
	expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
});
