import { cleanText } from "./clean-text.ts";
import { parseFilter } from "./filter-text.ts";
import { type Column, findColumn, NARROWEST, type Sort, type TableSpec, WIDEST } from "./table.ts";
import { type Side, sideOf, type View, visibleColumns, widthOf } from "./view.ts";

/** Pure changes of a view. What changes the set or order of rows goes back to the first page. */

export function search(view: View, typed: string): View {
	const text = cleanText(typed);
	return text === view.search ? view : { ...view, search: text, page: 1 };
}

export function filterBy(table: TableSpec, view: View, column: string, typed: string): View {
	const text = cleanText(typed);
	const { [column]: before, ...others } = view.filters;
	const spec = findColumn(table, column);
	if (!spec || text === (before ?? "")) return view;
	const isMeant = parseFilter(spec.kind, text) !== undefined;
	const filters = isMeant ? { ...others, [column]: text } : others;
	return { ...view, filters: inOrder(table, filters), page: 1 };
}

export function clearFilters(view: View): View {
	return { ...view, search: "", filters: {}, page: 1 };
}

/** With `isAdded` the column joins the others as the last one to count; alone it replaces them. */
export function sortBy(view: View, sort: Sort, isAdded = false): View {
	const others = isAdded ? view.sort.filter(({ column }) => column !== sort.column) : [];
	return { ...view, sort: [...others, sort], page: 1 };
}

export function unsort(view: View, column: string): View {
	return { ...view, sort: view.sort.filter((sort) => sort.column !== column), page: 1 };
}

/** What a click on a heading does: ascending, descending, not sorted. */
export function cycleSort(view: View, column: string, isAdded = false): View {
	const current = view.sort.find((sort) => sort.column === column);
	if (!current) return sortBy(view, { column, isDescending: false }, isAdded);
	if (current.isDescending) return unsort(isAdded ? view : { ...view, sort: [current] }, column);
	const flipped = { column, isDescending: true };
	if (!isAdded) return sortBy(view, flipped);
	const sort = view.sort.map((each) => (each.column === column ? flipped : each));
	return { ...view, sort, page: 1 };
}

export function goToPage(view: View, page: number): View {
	return { ...view, page: Math.max(1, Math.trunc(page)) };
}

export function setHidden(view: View, column: string, isHidden: boolean): View {
	const others = view.hidden.filter((id) => id !== column);
	return arranged({ ...view, hidden: isHidden ? [...others, column] : others });
}

export function showAll(view: View): View {
	return { ...view, hidden: [] };
}

export function pin(view: View, column: string, side: Side | undefined): View {
	const left = view.left.filter((id) => id !== column);
	const right = view.right.filter((id) => id !== column);
	if (side === "left") left.push(column);
	if (side === "right") right.push(column);
	return arranged({ ...view, left, right });
}

/** The column that a move by one place would jump over: a visible one on the same side. */
export function neighbour(table: TableSpec, view: View, column: string, step: 1 | -1) {
	const visible = visibleColumns(table, view);
	const index = visible.findIndex(({ id }) => id === column);
	const other = index < 0 ? undefined : visible[index + step];
	return other && sideOf(view, other.id) === sideOf(view, column) ? other : undefined;
}

export function move(table: TableSpec, view: View, column: string, step: 1 | -1): View {
	const other = neighbour(table, view, column, step);
	return other ? moveNextTo(view, column, other.id, step === 1 ? "right" : "left") : view;
}

/** Dropping a column beside another; it takes over the other's side of the grid. */
export function moveNextTo(view: View, column: string, target: string, edge: Side): View {
	if (column === target) return view;
	const order = view.order.filter((id) => id !== column);
	order.splice(order.indexOf(target) + (edge === "right" ? 1 : 0), 0, column);
	return pin({ ...view, order }, column, sideOf(view, target));
}

export function resize(view: View, column: Column, width: number): View {
	const { [column.id]: _, ...others } = view.widths;
	const kept = clampWidth(width);
	const widths = kept === column.width ? others : { ...others, [column.id]: kept };
	return arranged({ ...view, widths });
}

export function resizeBy(view: View, column: Column, delta: number): View {
	return resize(view, column, widthOf(view, column) + delta);
}

export function clampWidth(width: number): number {
	return Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));
}

/** Lists of columns in the order of the columns themselves. */
export function arranged(view: View): View {
	const listed = (ids: string[]) => view.order.filter((id) => ids.includes(id));
	const widths = view.order.flatMap((id) => {
		const width = view.widths[id];
		return width === undefined ? [] : [[id, width] as const];
	});
	return {
		...view,
		hidden: listed(view.hidden),
		left: listed(view.left),
		right: listed(view.right),
		widths: Object.fromEntries(widths),
	};
}

function inOrder(table: TableSpec, filters: Record<string, string>): Record<string, string> {
	const entries = table.columns.flatMap(({ id }) => {
		const text = filters[id];
		return text === undefined ? [] : [[id, text] as const];
	});
	return Object.fromEntries(entries);
}
