import type { ColumnKind } from "./table.ts";

/** Bounds of a number or a time; `from` belongs to it, `to` does not. */
export type Range = { from?: string; to?: string };

/** What a filter box means for a column of this kind; undefined when it means nothing. */
export type Condition = { kind: "contains"; text: string } | { kind: "range"; range: Range };

export const filterHints: Record<ColumnKind, string> = {
	text: "Contains…",
	number: "5, >5, <=9 or 5..9",
	date: "2026-11, >2026-11-05 or 2026-01..2026-03 (UTC)",
};

export function parseFilter(kind: ColumnKind, text: string): Condition | undefined {
	if (kind === "text") return text === "" ? undefined : { kind: "contains", text };
	const range = parseRange(text, kind === "number" ? wholeNumber : period);
	return range && { kind: "range", range };
}

type Span = { from: string; to: string };

const COMPARISON = /^(>=|<=|>|<|=)\s*(\S.*)$/;

/** `x`, `>x`, `>=x`, `<x`, `<=x`, `x..y`, `x..`, `..y`, where x is a span: a number, or a day, month or year. */
function parseRange(text: string, span: (text: string) => Span | undefined): Range | undefined {
	const trimmed = text.trim();
	const ends = trimmed.split("..");
	if (ends.length === 2) return between(ends[0]?.trim() ?? "", ends[1]?.trim() ?? "", span);
	const comparison = COMPARISON.exec(trimmed);
	const found = span(comparison?.[2] ?? trimmed);
	if (!found) return undefined;
	switch (comparison?.[1]) {
		case ">":
			return { from: found.to };
		case ">=":
			return { from: found.from };
		case "<":
			return { to: found.from };
		case "<=":
			return { to: found.to };
		default:
			return found;
	}
}

function between(first: string, last: string, span: (text: string) => Span | undefined) {
	const from = span(first);
	const to = span(last);
	if ((first !== "" && !from) || (last !== "" && !to) || (!from && !to)) return undefined;
	return { ...(from && { from: from.from }), ...(to && { to: to.to }) };
}

/** Fifteen digits: whole numbers that JavaScript knows exactly. */
function wholeNumber(text: string): Span | undefined {
	if (!/^-?\d{1,15}$/.test(text)) return undefined;
	return { from: String(Number(text)), to: String(Number(text) + 1) };
}

const DATE = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/;

function period(text: string): Span | undefined {
	const match = DATE.exec(text);
	if (!match) return undefined;
	const [year, month, day] = [match[1], match[2], match[3]].map((part) =>
		Number(part ?? Number.NaN),
	);
	if (year === undefined || year < 1 || year > 9998) return undefined;
	if (Number.isNaN(month)) return span(time(year, 1, 1), time(year + 1, 1, 1));
	if (month === undefined || month < 1 || month > 12) return undefined;
	if (Number.isNaN(day)) return span(time(year, month, 1), time(year, month + 1, 1));
	if (day === undefined || day < 1 || time(year, month, day).getUTCMonth() !== month - 1)
		return undefined;
	return span(time(year, month, day), time(year, month, day + 1));
}

function time(year: number, month: number, day: number): Date {
	const date = new Date(0);
	date.setUTCFullYear(year, month - 1, day);
	return date;
}

function span(from: Date, to: Date): Span {
	return { from: from.toISOString(), to: to.toISOString() };
}
