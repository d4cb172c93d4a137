import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryView } from "#tests/fixtures/arbitrary-view.ts";
import { contactSubmissionsTable as table } from "../tables/contact-submissions.ts";
import { tables } from "../tables.ts";
import { defaultView } from "./view.ts";
import { parseView, serialiseView } from "./view-address.ts";

function parse(text: string) {
	return parseView(table, new URLSearchParams(text));
}

describe.each(tables)("$title", (each) => {
	test("every view comes back from its address as it was", () => {
		fc.assert(
			fc.property(arbitraryView(each), (view) => {
				const address = serialiseView(each, view).toString();
				expect(parseView(each, new URLSearchParams(address))).toEqual(view);
			}),
		);
	});

	test("any address at all opens, and its view has one address", () => {
		const names = [
			"q",
			"sort",
			"filter.id",
			"filter.created_at",
			"hide",
			"order",
			"width",
			"left",
			"right",
			"page",
		];
		const value = fc.oneof(
			fc.string({ unit: "binary" }),
			fc
				.array(fc.constantFrom(",", "-", ":", "id", "name", "row", "created_at", "99999", "2026"))
				.map((parts) => parts.join("")),
		);
		const parameters = fc.array(fc.tuple(fc.constantFrom(...names), value));
		fc.assert(
			fc.property(parameters, (entries) => {
				const view = parseView(each, new URLSearchParams(entries));
				expect(parseView(each, serialiseView(each, view))).toEqual(view);
			}),
		);
	});
});

test("the usual view has an empty address", () => {
	expect(serialiseView(table, defaultView(table)).toString()).toBe("");
	expect(parse("")).toEqual(defaultView(table));
});

test("an address reads like what it shows", () => {
	const address =
		"q=audit&sort=-created_at%2Cname&filter.email=example.org&hide=company&width=name%3A240&left=name&page=3";
	const view = parse(address);
	expect(view).toMatchObject({
		search: "audit",
		sort: [
			{ column: "created_at", isDescending: true },
			{ column: "name", isDescending: false },
		],
		filters: { email: "example.org" },
		hidden: ["company"],
		widths: { name: 240 },
		left: ["name"],
		page: 3,
	});
	expect(serialiseView(table, view).toString()).toBe(address);
});

test.each([
	["an unknown column", "sort=password&hide=password&width=password:100&filter.password=x"],
	["a column twice", "order=row,row,name"],
	["a date that is none", "filter.created_at=2026-02-30"],
	["a page that is none", "page=-4"],
	["a width that is none", "width=name:wide"],
])("%s in the address is left out", (_what, address) => {
	expect(parse(address)).toEqual(defaultView(table));
});

test("a column pinned to both sides is pinned left", () => {
	expect(parse("left=name&right=name,email")).toMatchObject({ left: ["name"], right: ["email"] });
});
