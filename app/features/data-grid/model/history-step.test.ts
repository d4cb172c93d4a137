import { expect, test } from "vitest";
import { keepAliveTable as table } from "../tables/keep-alive.ts";
import { inLayoutOf, isStep } from "./history-step.ts";
import { defaultView, type View } from "./view.ts";
import * as changes from "./view-changes.ts";

const start = { ...defaultView(table), page: 3 };
const found = changes.search(start, "beat");

test.each<[string, View, View, boolean]>([
	["another page", start, changes.goToPage(start, 4), true],
	["a sort", found, changes.cycleSort(found, "id"), true],
	["the same sort turned round", ...turned(), true],
	["the first letter of a search", start, changes.search(start, "b"), true],
	["more letters", found, changes.search(found, "beat 1"), false],
	["a search taken off", found, changes.search(found, ""), true],
	["a filter", found, changes.filterBy(table, found, "keep_alive", "x"), true],
	["a hidden column", start, changes.setHidden(start, "id", true), false],
	["a moved column", start, changes.move(table, start, "id", 1), false],
	["a pinned column", start, changes.pin(start, "id", "left"), false],
])("%s", (_, before, after, expected) => {
	expect(isStep(before, after)).toBe(expected);
});

function turned(): [View, View] {
	const sorted = changes.cycleSort(found, "id");
	return [sorted, changes.cycleSort(sorted, "id")];
}

test("going back keeps the columns", () => {
	const now = changes.setHidden(changes.pin(start, "id", "right"), "created_at", true);
	expect(inLayoutOf(found, now)).toEqual({ ...now, search: "beat", page: 1 });
});
