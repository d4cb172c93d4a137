import { expect, test } from "vitest";
import { localPath, signInPath } from "./local-path.ts";

test.each([
	["/admin/table-view?tab=2#row", "/admin/table-view?tab=2#row"],
	["/articles", "/articles"],
	["/admin/../admin/uploads", "/admin/uploads"],
])("a path of this site is kept: %s", (wanted, expected) => {
	expect(localPath(wanted)).toBe(expected);
});

test.each([
	"//evil.example",
	"///evil.example",
	"/\\evil.example",
	"\\\\evil.example",
	"/\t/evil.example",
	"/\n//evil.example",
	"/..//evil.example",
	"/./\\evil.example",
	"https://evil.example",
	"https:evil.example",
	"javascript:alert(1)",
	"admin",
	"",
	" /admin/uploads",
	"/admin/sign-in?next=/admin",
	"/admin/sign-out",
	null,
	undefined,
])("anything else leads to the dashboard: %j", (wanted) => {
	expect(localPath(wanted)).toBe("/admin");
});

test("the sign-in address carries the page that was asked for", () => {
	expect(signInPath("/admin/uploads?page=2")).toBe(
		"/admin/sign-in?next=%2Fadmin%2Fuploads%3Fpage%3D2",
	);
	expect(signInPath("/admin")).toBe("/admin/sign-in");
});
