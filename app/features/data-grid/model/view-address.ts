import { cleanText } from "./clean-text.ts";
import { parseFilter } from "./filter-text.ts";
import { gridColumns, isStored, type Sort, type TableSpec } from "./table.ts";
import { defaultView, type View } from "./view.ts";
import { arranged, clampWidth } from "./view-changes.ts";

/**
 * The view in the address, both ways. Reading never fails: what is unknown or makes no sense is left out, so that an
 * old bookmark opens after a column has gone.
 */
const FILTER = "filter.";
const LAST_PAGE = 1_000_000;

export function parseView(table: TableSpec, parameters: URLSearchParams): View {
	const columns = gridColumns(table);
	const known = (id: string) => columns.some((column) => column.id === id);
	const list = (name: string) =>
		[...new Set((parameters.get(name) ?? "").split(","))].filter(known);

	const order = list("order");
	const left = list("left");
	return arranged({
		search: cleanText(parameters.get("q") ?? ""),
		sort: parseSort(table, parameters.get("sort") ?? ""),
		filters: parseFilters(table, parameters),
		hidden: list("hide"),
		order: [...order, ...defaultView(table).order.filter((id) => !order.includes(id))],
		widths: parseWidths(table, parameters.get("width") ?? ""),
		left,
		right: list("right").filter((id) => !left.includes(id)),
		page: parsePage(parameters.get("page") ?? ""),
	});
}

export function serialiseView(table: TableSpec, view: View): URLSearchParams {
	const usual = defaultView(table);
	const widths = Object.entries(view.widths).map(([id, width]) => `${id}:${width}`);
	const entries: [string, string][] = [
		["q", view.search],
		[
			"sort",
			view.sort.map(({ column, isDescending }) => (isDescending ? "-" : "") + column).join(),
		],
		...Object.entries(view.filters).map(([id, text]): [string, string] => [FILTER + id, text]),
		["hide", view.hidden.join()],
		["order", view.order.join() === usual.order.join() ? "" : view.order.join()],
		["width", widths.join()],
		["left", view.left.join()],
		["right", view.right.join()],
		["page", view.page === 1 ? "" : String(view.page)],
	];
	return new URLSearchParams(entries.filter(([, value]) => value !== ""));
}

function parseSort(table: TableSpec, text: string): Sort[] {
	const sort: Sort[] = [];
	for (const part of text.split(",")) {
		const column = part.replace(/^-/, "");
		const isKnown = table.columns.some(({ id }) => id === column);
		if (isKnown && !sort.some((other) => other.column === column)) {
			sort.push({ column, isDescending: part.startsWith("-") });
		}
	}
	return sort;
}

function parseFilters(table: TableSpec, parameters: URLSearchParams): Record<string, string> {
	const filters: Record<string, string> = {};
	for (const column of gridColumns(table).filter(isStored)) {
		const text = cleanText(parameters.get(FILTER + column.id) ?? "");
		if (parseFilter(column.kind, text)) filters[column.id] = text;
	}
	return filters;
}

function parseWidths(table: TableSpec, text: string): Record<string, number> {
	const widths: Record<string, number> = {};
	for (const part of text.split(",")) {
		const [id, value = ""] = part.split(":");
		const column = gridColumns(table).find((each) => each.id === id);
		if (!column || !/^\d{1,5}$/.test(value)) continue;
		const width = clampWidth(Number(value));
		if (width !== column.width) widths[column.id] = width;
	}
	return widths;
}

function parsePage(text: string): number {
	return /^\d{1,7}$/.test(text) ? Math.min(LAST_PAGE, Math.max(1, Number(text))) : 1;
}
