import { foldCase, plainText } from "./cell-text.ts";
import { parseFilter, type Range } from "./filter-text.ts";
import {
	type Column,
	type ColumnKind,
	findColumn,
	type Row,
	SORTED_LENGTH,
	type Sort,
	type TableSpec,
} from "./table.ts";
import { effectiveSort, type View } from "./view.ts";

/** The same answers as the database, from rows in memory: for mock mode, and to test the queries against. */
export function selectRows(table: TableSpec, view: View, rows: readonly Row[]): Row[] {
	const sort = effectiveSort(table, view);
	return rows
		.filter((row) => matches(table, view, row))
		.sort((a, b) => compareRows(table, sort, a, b));
}

export function matches(table: TableSpec, view: View, row: Row): boolean {
	if (view.search !== "" && !foldCase(searchText(table, row)).includes(foldCase(view.search)))
		return false;
	return table.columns.every((column) => passes(column, view.filters[column.id] ?? "", row));
}

function passes(column: Column, text: string, row: Row): boolean {
	const condition = parseFilter(column.kind, text);
	if (!condition) return true;
	const value = row[column.id] ?? null;
	if (value === null) return false;
	if (condition.kind === "contains")
		return foldCase(String(value)).includes(foldCase(condition.text));
	return isInside(column.kind, value, condition.range);
}

function isInside(kind: ColumnKind, value: unknown, { from, to }: Range): boolean {
	const isFromReached = from === undefined || compareValues(kind, value, from) >= 0;
	return isFromReached && (to === undefined || compareValues(kind, value, to) < 0);
}

function searchText(table: TableSpec, row: Row): string {
	return table.searchedColumns
		.map((id) => {
			const column = findColumn(table, id);
			return column ? plainText(column.kind, row[id]) : "";
		})
		.join("\n");
}

export function compareRows(table: TableSpec, sort: readonly Sort[], a: Row, b: Row): number {
	for (const { column, isDescending } of sort) {
		const spec = findColumn(table, column);
		const order = compareValues(
			spec?.kind ?? "text",
			sortValue(spec, a[column]),
			sortValue(spec, b[column]),
		);
		if (order !== 0) return isDescending ? -order : order;
	}
	return 0;
}

function sortValue(column: Column | undefined, value: unknown): unknown {
	if (!column?.sortColumn || typeof value !== "string") return value;
	return Array.from(value).slice(0, SORTED_LENGTH).join("");
}

/** As PostgreSQL does: what is missing comes last, texts by code point. */
function compareValues(kind: ColumnKind, a: unknown, b: unknown): number {
	const isMissing = [a, b].map((value) => value === null || value === undefined);
	if (isMissing[0] || isMissing[1]) return Number(isMissing[0]) - Number(isMissing[1]);
	if (kind === "number") return Number(a) - Number(b);
	if (kind === "date") return Date.parse(String(a)) - Date.parse(String(b));
	return compareText(String(a), String(b));
}

function compareText(a: string, b: string): number {
	const [left, right] = [Array.from(a), Array.from(b)];
	for (const [index, sign] of left.entries()) {
		const other = right[index];
		if (other === undefined) return 1;
		const order = (sign.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
		if (order !== 0) return order;
	}
	return left.length - right.length;
}
