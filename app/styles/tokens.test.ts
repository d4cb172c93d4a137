import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const pairs = new Map(
	[...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
		([, name = "", light = "", dark = ""]) => [name, { light, dark }] as const,
	),
);

function luminance(hex: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5]
		.map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
		.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(foreground: string, background: string, theme: "light" | "dark"): number {
	const [a = 0, b = 0] = [foreground, background]
		.map((name) => luminance(pairs.get(name)?.[theme] ?? "#808080"))
		.sort((x, y) => y - x);
	return (a + 0.05) / (b + 0.05);
}

const grounds = ["paper", "surface", "sunken"];
const states = ["success", "warning", "danger", "info"];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
	test.each(["paper", "surface"])("body text on %s meets AAA", (ground) => {
		expect(contrast("ink", ground, theme)).toBeGreaterThanOrEqual(7);
		expect(contrast("muted", ground, theme)).toBeGreaterThanOrEqual(7);
	});

	test.each(grounds)("every text colour on %s meets AA", (ground) => {
		for (const text of ["ink", "muted", "accent", ...states.map((state) => `${state}-fg`)]) {
			expect(contrast(text, ground, theme), text).toBeGreaterThanOrEqual(4.5);
		}
		expect(contrast("line-strong", ground, theme)).toBeGreaterThanOrEqual(3);
	});

	test.each(states)("%s text reads on its own ground", (state) => {
		expect(contrast(`${state}-fg`, `${state}-bg`, theme)).toBeGreaterThanOrEqual(4.5);
		expect(contrast("ink", `${state}-bg`, theme)).toBeGreaterThanOrEqual(7);
	});

	test("filled buttons read", () => {
		expect(contrast("paper", "ink", theme)).toBeGreaterThanOrEqual(7);
		expect(contrast("accent-fg", "accent", theme)).toBeGreaterThanOrEqual(4.5);
		expect(contrast("ink", "accent-wash", theme)).toBeGreaterThanOrEqual(7);
	});
});
