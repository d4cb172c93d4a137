import { quoted } from "./literal.ts";
import type { Filter } from "./query.ts";
import type { Row, Sort } from "./table.ts";

/**
 * Where to read on after a row, without counting from the start: the rows behind it in steps, each one plain range
 * of an index. After (a, b, key) these are: same a and b, later key; same a, later b; later a. Missing values come
 * last going up and first going down, as in PostgreSQL.
 */
export function stepsAfter(sort: readonly Sort[], row: Row): Filter[][] {
	return sort
		.map((_, index) => {
			const same = sort.slice(0, index).map(({ column }) => equal(column, row[column]));
			const next = sort[index];
			return next ? later(next, row[next.column]).map((filter) => [...same, filter]) : [];
		})
		.reverse()
		.flat();
}

function equal(column: string, value: unknown): Filter {
	return isMissing(value) ? [column, "is", "null"] : [column, "in", `(${quoted(String(value))})`];
}

function later({ column, isDescending }: Sort, value: unknown): Filter[] {
	if (isDescending) {
		return isMissing(value)
			? [[column, "not.is", "null"]]
			: [[column, "lt(any)", `{${quoted(String(value))}}`]];
	}
	if (isMissing(value)) return [];
	return [
		[column, "gt(any)", `{${quoted(String(value))}}`],
		[column, "is", "null"],
	];
}

function isMissing(value: unknown): boolean {
	return value === null || value === undefined;
}
