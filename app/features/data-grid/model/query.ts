import { parseFilter } from "./filter-text.ts";
import { contains } from "./literal.ts";
import { PAGE_SIZE, type Sort, type TableSpec } from "./table.ts";
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
	return {
		from: table.from,
		select: fieldsOf(table).join(),
		filters: filtersOf(table, view),
		sort: effectiveSort(table, view),
		offset: (view.page - 1) * PAGE_SIZE,
		limit: PAGE_SIZE,
	};
}

/** Every field of a record that somebody may look at. */
export function fieldsOf(table: TableSpec): string[] {
	return [...new Set([table.key, ...[...table.columns, ...table.details].map(({ id }) => id)])];
}

export function filtersOf(table: TableSpec, view: View): Filter[] {
	const filters = table.columns.flatMap(({ id, kind }): Filter[] => {
		const condition = parseFilter(kind, view.filters[id] ?? "");
		if (!condition) return [];
		if (condition.kind === "contains") return [textFilter(id, condition.text)];
		const { from, to } = condition.range;
		return [
			...(from === undefined ? [] : [[id, "gte", from] satisfies Filter]),
			...(to === undefined ? [] : [[id, "lt", to] satisfies Filter]),
		];
	});
	return view.search === "" ? filters : [textFilter(table.searchColumn, view.search), ...filters];
}

/** Row-level security keeps text searches from their index; see docs/decisions. */
export function hasTextFilter(query: Pick<Query, "filters">): boolean {
	return query.filters.some(([, operator]) => operator === "ilike" || operator === "imatch");
}

function textFilter(column: string, text: string): Filter {
	const { operator, value } = contains(text);
	return [column, operator, value];
}
