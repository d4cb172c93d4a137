import { foldCase } from "./cell-text.ts";
import { parseFilter } from "./filter-text.ts";
import { contains } from "./literal.ts";
import { findColumn, PAGE_SIZE, type Sort, type TableSpec } from "./table.ts";
import { effectiveSort, type View } from "./view.ts";

/** A filter of PostgREST: column, operator, value. */
export type Filter = [column: string, operator: string, value: string];

/** A view as parameters of PostgREST. */
export type Query = {
	from: string;
	select: string;
	filters: Filter[];
	sort: Sort[];
	offset: number;
	limit: number;
};

export function queryOf(table: TableSpec, view: View): Query {
	const sort = effectiveSort(table, view).map(({ column, isDescending }) => ({
		column: findColumn(table, column)?.sortColumn ?? column,
		isDescending,
	}));
	return {
		from: table.from,
		select: [...fieldsOf(table), ...sort.map(({ column }) => column)].filter(isFirst).join(),
		filters: filtersOf(table, view),
		sort,
		offset: (view.page - 1) * PAGE_SIZE,
		limit: PAGE_SIZE,
	};
}

/** The same rows, counted from the end of `total`; they come in the opposite order. */
export function fromTheEnd(query: Query, total: number): Query {
	const end = Math.min(total, query.offset + query.limit);
	return {
		...query,
		sort: query.sort.map(({ column, isDescending }) => ({ column, isDescending: !isDescending })),
		offset: total - end,
		limit: end - query.offset,
	};
}

/** Every field of a record that somebody may look at. */
export function fieldsOf(table: TableSpec): string[] {
	return [table.key, ...[...table.columns, ...table.details].map(({ id }) => id)].filter(isFirst);
}

function isFirst(name: string, index: number, names: readonly string[]): boolean {
	return names.indexOf(name) === index;
}

export function filtersOf(table: TableSpec, view: View): Filter[] {
	const filters = table.columns.flatMap(({ id, kind }): Filter[] => {
		const condition = parseFilter(kind, view.filters[id] ?? "");
		if (!condition) return [];
		if (condition.kind === "contains") return [[id, ...contains(condition.text, false)]];
		const { from, to } = condition.range;
		return [
			...(from === undefined ? [] : [[id, "gte", from] satisfies Filter]),
			...(to === undefined ? [] : [[id, "lt", to] satisfies Filter]),
		];
	});
	return [...searchFilters(table, view), ...filters];
}

/**
 * The search column holds the words of all columns, in lower case and behind an index: what one column contains, it
 * contains. So the longest text that is asked for, of the search or of a column, narrows the rows down there.
 */
function searchFilters(table: TableSpec, view: View): Filter[] {
	const texts = table.columns
		.filter(({ id, kind }) => kind === "text" && table.searchedColumns.includes(id))
		.flatMap(({ id }) => view.filters[id] ?? []);
	const longest = [view.search, ...texts].reduce((a, b) => (b.length > a.length ? b : a));
	if (longest === "") return [];
	const narrow: Filter = [table.searchColumn, ...contains(foldCase(longest), true)];
	if (view.search === "" || view.search === longest) return [narrow];
	return [narrow, [table.searchColumn, ...contains(view.search, false)]];
}

/** Row-level security keeps text searches from their index; see docs/decisions/0010. */
export function hasTextFilter(query: Pick<Query, "filters">): boolean {
	return query.filters.some(([, operator]) => /like|match/.test(operator));
}
