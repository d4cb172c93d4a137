import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./fonts.css", import.meta.url), "utf8");
const faces = Array.from(css.matchAll(/@font-face \{([^}]*)\}/g), ([, face = ""]) => ({
	family: /font-family: "([^"]+)"/.exec(face)?.[1] ?? "",
	style: /font-style: (\w+)/.exec(face)?.[1] ?? "normal",
}));

test.each(["Newsreader", "Source Sans 3"])("%s has one face for each style", (family) => {
	const styles = faces.filter((face) => face.family === family).map(({ style }) => style);
	expect(styles).toContain("normal");
	expect(new Set(styles).size).toBe(styles.length);
});

const folder = new URL("../../public/diagrams/", import.meta.url);

describe.each(readdirSync(folder))("the drawing %s", (name) => {
	const svg = readFileSync(new URL(name, folder), "utf8");
	const texts = svg.match(/<text [^>]*>/g) ?? [];

	test("brings its letters along, as a picture may load no font", () => {
		const brought = Array.from(
			svg.matchAll(/@font-face \{[^}]*font-style: (\w+); src: url\(data:font\/woff2;base64,/g),
			([, style]) => style,
		);
		const styles = new Set(texts.map((text) => (text.includes("italic") ? "italic" : "normal")));
		expect(brought.toSorted()).toEqual([...styles].sort());
	});

	test("has two sizes of lettering", () => {
		const sizes = new Set(texts.map((text) => /font-size="(\d+)"/.exec(text)?.[1]));
		expect([...sizes].sort()).toEqual(["14", "18"]);
	});
});
