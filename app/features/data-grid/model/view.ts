import { type Column, gridColumns, type Sort, type TableSpec } from "./table.ts";

export type Side = "left" | "right";

/**
 * What somebody sees of a table. Always canonical: columns in `hidden`, `left` and `right` follow `order`, filters are
 * not empty and mean something, widths are whole and differ from the usual ones. So two equal views have one address.
 */
export type View = {
	search: string;
	/** First column first; empty for the table's own order. */
	sort: Sort[];
	filters: Record<string, string>;
	hidden: string[];
	/** All columns. */
	order: string[];
	widths: Record<string, number>;
	left: string[];
	right: string[];
	page: number;
};

export function defaultView(table: TableSpec): View {
	return {
		search: "",
		sort: [],
		filters: {},
		hidden: [],
		order: gridColumns(table).map((column) => column.id),
		widths: {},
		left: [],
		right: [],
		page: 1,
	};
}

/** The order in force, tie-break included: the key runs in the direction of the column before it. */
export function effectiveSort(table: TableSpec, view: View): Sort[] {
	const sort = view.sort.length > 0 ? view.sort : [table.defaultSort];
	if (sort.some(({ column }) => column === table.key)) return sort;
	return [...sort, { column: table.key, isDescending: sort.at(-1)?.isDescending ?? false }];
}

/** Columns as they stand on the screen: pinned left, free, pinned right. */
export function visibleColumns(table: TableSpec, view: View): Column[] {
	const shown = view.order.filter((id) => !view.hidden.includes(id));
	const zones = [
		shown.filter((id) => view.left.includes(id)),
		shown.filter((id) => sideOf(view, id) === undefined),
		shown.filter((id) => view.right.includes(id)),
	];
	const byId = new Map(gridColumns(table).map((column) => [column.id, column]));
	return zones.flat().flatMap((id) => byId.get(id) ?? []);
}

export function sideOf(view: View, id: string): Side | undefined {
	if (view.left.includes(id)) return "left";
	return view.right.includes(id) ? "right" : undefined;
}

export function widthOf(view: View, column: Column): number {
	return view.widths[column.id] ?? column.width;
}

export function isFiltered(view: View): boolean {
	return view.search !== "" || Object.keys(view.filters).length > 0;
}
