import { expect, test } from "vitest";
import { chooseEncoding, entityTag, isCompressible, matchesTag } from "./encodings.ts";

test.each([
	["gzip, deflate, br, zstd", "br"],
	["gzip", "gzip"],
	["br;q=0, gzip", "gzip"],
	["br;q=0 , gzip", "gzip"],
	["br;q=0.5", "br"],
	["GZIP", "gzip"],
	["identity", "identity"],
	[undefined, "identity"],
])("Accept-Encoding %s is answered with %s", (header, encoding) => {
	expect(chooseEncoding(header)).toBe(encoding);
});

test("each encoding has its own validator, and lists and weak forms match", () => {
	const body = Buffer.from("page");
	const tag = entityTag(body, "br");
	expect(tag).not.toBe(entityTag(body, "gzip"));
	expect(matchesTag(`"other", W/${tag}`, tag)).toBe(true);
	expect(matchesTag('"other"', tag)).toBe(false);
	expect(matchesTag(undefined, tag)).toBe(false);
});

test("text is compressed, pictures and archives are not", () => {
	for (const type of [
		"text/html; charset=utf-8",
		"application/json",
		"application/rss+xml",
		"image/svg+xml",
	]) {
		expect(isCompressible(type)).toBe(true);
	}
	for (const type of ["image/png", "font/woff2", "application/pdf", null]) {
		expect(isCompressible(type)).toBe(false);
	}
});
