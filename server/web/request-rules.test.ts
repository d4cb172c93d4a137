import { expect, test } from "vitest";
import {
	bodyLimit,
	hasNeedlessSlash,
	isForeignOrigin,
	isReadableHost,
	withoutNeedlessSlashes,
} from "./request-rules.ts";

const site = "https://plumbline.example";

test.each([
	["a form on this site", { origin: "http://localhost:3000", host: "localhost:3000" }, false],
	["the public address behind a proxy", { origin: site, host: "10.0.0.5:3000" }, false],
	["a program", { host: "localhost:3000" }, false],
	["another site", { origin: "https://evil.example", host: "localhost:3000" }, true],
	["an opaque origin", { origin: "null", host: "localhost:3000" }, true],
	["a cross-site request without origin", { host: "x", "sec-fetch-site": "cross-site" }, true],
	["another port of this host", { origin: "http://localhost:4000", host: "localhost:3000" }, true],
])("%s", (_name, headers, expected) => {
	expect(isForeignOrigin(headers, site)).toBe(expected);
});

test("uploads, staff forms and everything else have their own limits", () => {
	expect(bodyLimit("/fileupload")).toBeGreaterThan(10 * 1024 * 1024);
	expect(bodyLimit("/admin/article-management")).toBe(2 * 1024 * 1024);
	expect(bodyLimit("/Admin/article-management")).toBe(2 * 1024 * 1024);
	expect(bodyLimit("/administration")).toBe(64 * 1024);
	expect(bodyLimit("/contact")).toBe(64 * 1024);
});

test.each([
	["/about/", "/about"],
	["//", "/"],
	["/\\/", "/"],
	["//evil.example/", "/evil.example"],
	["/a//b///", "/a//b"],
	["//a/b", "/a/b"],
])("%s is %s without its needless slashes", (path, expected) => {
	expect(hasNeedlessSlash(path)).toBe(true);
	expect(withoutNeedlessSlashes(path)).toBe(expected);
});

test("a former address is not tidied first: it has a redirect of its own", () => {
	for (const path of ["/", "/dynamic-articles/", "/Dynamic-Articles/a/", "/article-management/"])
		expect(hasNeedlessSlash(path)).toBe(false);
});

test("slashes by the thousand take no time", () => {
	const startedAt = performance.now();
	for (let count = 0; count < 20; count += 1) withoutNeedlessSlashes(`/${"/".repeat(16_000)}x/`);
	expect(performance.now() - startedAt).toBeLessThan(500);
});

test.each([
	["localhost:3000", true],
	["www.plumbline.example", true],
	["[::1]:3000", true],
	[undefined, true],
	["", false],
	["a b", false],
	["[", false],
	["host/path", false],
	["user@host", false],
])("a host called %s is readable: %s", (host, expected) => {
	expect(isReadableHost(host)).toBe(expected);
});
