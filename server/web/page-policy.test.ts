import { expect, test } from "vitest";
import { pagePolicy } from "./page-policy.ts";

test.each([
	["/", "", "/"],
	["/about", "utm_source=x", "/about"],
	["/articles", "", "/articles"],
	["/articles", "page=1", "/articles"],
	["/articles", "page=2&utm=y", "/articles?page=2"],
	["/articles", "page=abc", "/articles"],
	["/articles", "search=", "/articles"],
	["/articles/colorado", "page=3", "/articles/colorado"],
	["/contact", "", "/contact"],
])("%s?%s is kept as %s", (path, query, key) => {
	expect(pagePolicy(path, query)?.key).toBe(key);
});

test.each([
	["/articles", "search=nist"],
	["/admin", ""],
	["/admin/table-view", ""],
	["/nowhere", ""],
	["/articles/a/b", ""],
	["/functions/v1/handle-contact-form", ""],
])("%s?%s is never kept", (path, query) => {
	expect(pagePolicy(path, query)).toBeNull();
});

test("pages with a form start React without being asked to", () => {
	expect(pagePolicy("/contact", "")?.hydration).toBe("painted");
	expect(pagePolicy("/faqs", "")?.hydration).toBe("intent");
});
