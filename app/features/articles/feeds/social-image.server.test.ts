import { expect, test } from "vitest";
import { drawPng } from "./social-image.server.ts";
import { socialSvg } from "./social-svg.ts";

const facts = { title: "Dos & <don'ts>", author: "Desk", date: "2026-11-10T14:00:00Z" };

test("an article's picture is a PNG of 1200 by 630 with the title on it", async () => {
	const png = Buffer.from(await drawPng(socialSvg(facts)));
	expect(png.subarray(1, 4).toString()).toBe("PNG");
	expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
	const other = Buffer.from(await drawPng(socialSvg({ ...facts, title: "Another title" })));
	expect(png.equals(other)).toBe(false);
});
