import type { Column, TableSpec } from "./model/table.ts";
import { type Side, type View, visibleColumns, widthOf } from "./model/view.ts";
import * as changes from "./model/view-changes.ts";

const STEP = 40;

type Update = (view: View) => View;

type Tools = {
	table: TableSpec;
	view: View;
	change: (update: Update) => void;
	/** Says in the live region what a person without sight would miss. */
	announce: (text: string) => void;
};

/** Everything that can be done to a view, each with what is said about it. */
export function gridActions({ table, view, change, announce }: Tools) {
	function set(update: Update, text: string | ((next: View) => string)) {
		change(update);
		announce(typeof text === "string" ? text : text(update(view)));
	}

	function place(column: Column, next: View): string {
		const visible = visibleColumns(table, next);
		const position = visible.findIndex(({ id }) => id === column.id) + 1;
		return `${column.label} moved to position ${position} of ${visible.length}`;
	}

	function width(column: Column, next: View): string {
		return `${column.label} is ${widthOf(next, column)} pixels wide`;
	}

	return {
		sort(column: Column, isDescending: boolean, isAdded: boolean) {
			const sort = { column: column.id, isDescending };
			set(
				(now) => changes.sortBy(now, sort, isAdded),
				(next) => sortText(column, next),
			);
		},
		cycleSort(column: Column, isAdded: boolean) {
			set(
				(now) => changes.cycleSort(now, column.id, isAdded),
				(next) => sortText(column, next),
			);
		},
		unsort(column: Column) {
			set((now) => changes.unsort(now, column.id), `${column.label} is not sorted`);
		},
		pin(column: Column, side: Side) {
			set((now) => changes.pin(now, column.id, side), `${column.label} pinned ${side}`);
		},
		unpin(column: Column) {
			set((now) => changes.pin(now, column.id, undefined), `${column.label} unpinned`);
		},
		setShown(column: Column, isShown: boolean) {
			const text = `${column.label} ${isShown ? "shown" : "hidden"}`;
			set((now) => changes.setHidden(now, column.id, !isShown), text);
		},
		showAll() {
			set(changes.showAll, "All columns shown");
		},
		canMove(column: Column, step: 1 | -1) {
			return changes.neighbour(table, view, column.id, step) !== undefined;
		},
		move(column: Column, step: 1 | -1) {
			set(
				(now) => changes.move(table, now, column.id, step),
				(next) => place(column, next),
			);
		},
		drop(column: Column, target: string, edge: Side) {
			set(
				(now) => changes.moveNextTo(now, column.id, target, edge),
				(next) => place(column, next),
			);
		},
		resizeTo(column: Column, pixels: number) {
			set(
				(now) => changes.resize(now, column, pixels),
				(next) => width(column, next),
			);
		},
		/** While a finger or the mouse drags: nothing is said before the end. */
		resizeQuietly(column: Column, pixels: number) {
			change((now) => changes.resize(now, column, pixels));
		},
		widen(column: Column, direction: 1 | -1) {
			set(
				(now) => changes.resizeBy(now, column, direction * STEP),
				(next) => width(column, next),
			);
		},
		filter(column: Column, text: string) {
			change((now) => changes.filterBy(table, now, column.id, text));
		},
		search(text: string) {
			change((now) => changes.search(now, text));
		},
		clearFilters() {
			set(changes.clearFilters, "All filters cleared");
		},
		goToPage(page: number) {
			set((now) => changes.goToPage(now, page), `Page ${page}`);
		},
	};
}

export type GridActions = ReturnType<typeof gridActions>;

function sortText(column: Column, view: View): string {
	const index = view.sort.findIndex((sort) => sort.column === column.id);
	const sort = view.sort[index];
	if (!sort) return `${column.label} is not sorted`;
	const direction = sort.isDescending ? "descending" : "ascending";
	const rank = view.sort.length > 1 ? `, ${index + 1} of ${view.sort.length}` : "";
	return `Sorted by ${column.label}, ${direction}${rank}`;
}
