import { expect, test } from "vitest";
import { FloodGauge } from "./flood.ts";

test("more than ten messages within a second are a flood, until it is over", () => {
	let now = 0;
	const gauge = new FloodGauge(() => now);
	for (let count = 1; count <= 10; count += 1) gauge.note();
	expect(gauge.isFlooded()).toBe(false);
	gauge.note();
	expect(gauge.isFlooded()).toBe(true);
	now = 1000;
	expect(gauge.isFlooded()).toBe(false);
	for (let second = 0; second < 60; second += 1) {
		now += 110;
		gauge.note();
		expect(gauge.isFlooded()).toBe(false);
	}
});
