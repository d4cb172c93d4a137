import { expect, test } from "vitest";
import { contactSubmissionsTable as table } from "../tables/contact-submissions.ts";
import { findColumn, NARROWEST, WIDEST } from "./table.ts";
import { defaultView, effectiveSort, visibleColumns } from "./view.ts";
import * as changes from "./view-changes.ts";

const usual = defaultView(table);
const ids = (view: typeof usual) => visibleColumns(table, view).map(({ id }) => id);
const name = findColumn(table, "name");
if (!name) throw new Error("The table has a name column.");

test("a heading's clicks sort up, down and not at all", () => {
	const up = changes.cycleSort(usual, "name");
	const down = changes.cycleSort(up, "name");
	expect(up.sort).toEqual([{ column: "name", isDescending: false }]);
	expect(down.sort).toEqual([{ column: "name", isDescending: true }]);
	expect(changes.cycleSort(down, "name").sort).toEqual([]);
});

test("with Shift a column joins the sort, and keeps its place when it turns", () => {
	const both = changes.cycleSort(changes.cycleSort(usual, "subject"), "name", true);
	expect(both.sort.map(({ column }) => column)).toEqual(["subject", "name"]);
	const turned = changes.cycleSort(both, "subject", true);
	expect(turned.sort).toEqual([
		{ column: "subject", isDescending: true },
		{ column: "name", isDescending: false },
	]);
});

test("the tie-break runs in the direction of the last column", () => {
	expect(effectiveSort(table, usual)).toEqual([
		{ column: "created_at", isDescending: true },
		{ column: "id", isDescending: true },
	]);
	const byName = changes.sortBy(usual, { column: "name", isDescending: false });
	expect(effectiveSort(table, byName).at(-1)).toEqual({ column: "id", isDescending: false });
});

test("what changes the rows goes back to the first page, what moves a column does not", () => {
	const third = changes.goToPage(usual, 3);
	expect(changes.search(third, "x").page).toBe(1);
	expect(changes.filterBy(table, third, "name", "x").page).toBe(1);
	expect(changes.sortBy(third, { column: "name", isDescending: true }).page).toBe(1);
	expect(changes.clearFilters(third).page).toBe(1);
	expect(changes.pin(third, "name", "left").page).toBe(3);
	expect(changes.setHidden(third, "name", true).page).toBe(3);
});

test("pinned columns stand at their edges, hidden ones nowhere", () => {
	let view = changes.pin(usual, "created_at", "left");
	view = changes.pin(view, "row", "right");
	view = changes.setHidden(view, "message", true);
	expect(ids(view)).toEqual(["created_at", "name", "email", "company", "subject", "row"]);
	expect(ids(changes.pin(view, "created_at", undefined)).at(-2)).toBe("created_at");
});

test("a column moves over its visible neighbour and stays on its side", () => {
	const hidden = changes.setHidden(usual, "email", true);
	expect(ids(changes.move(table, hidden, "name", 1))).toEqual([
		"row",
		"company",
		"name",
		"subject",
		"message",
		"created_at",
	]);
	const pinned = changes.pin(usual, "name", "left");
	expect(changes.move(table, pinned, "name", 1)).toBe(pinned);
	expect(changes.move(table, usual, "row", -1)).toBe(usual);
});

test("a column dropped among pinned ones is pinned with them", () => {
	const view = changes.moveNextTo(changes.pin(usual, "name", "left"), "subject", "name", "right");
	expect(view.left).toEqual(["name", "subject"]);
	expect(ids(view).slice(0, 3)).toEqual(["name", "subject", "row"]);
});

test("widths have limits, and the usual one is not remembered", () => {
	expect(changes.resize(usual, name, 5).widths).toEqual({ name: NARROWEST });
	expect(changes.resize(usual, name, 5000).widths).toEqual({ name: WIDEST });
	expect(changes.resize(changes.resize(usual, name, 300), name, name.width).widths).toEqual({});
	expect(changes.resizeBy(usual, name, 40).widths).toEqual({ name: name.width + 40 });
});

test("a filter that means nothing is none", () => {
	expect(changes.filterBy(table, usual, "created_at", "soon").filters).toEqual({});
	expect(changes.filterBy(table, usual, "row", "1").filters).toEqual({});
});
