import type { ColumnKind } from "./table.ts";

export const EMPTY = "-";

/** A value as plain text, for copying, for files and for searching. */
export function plainText(kind: ColumnKind, value: unknown): string {
	if (value === null || value === undefined) return "";
	if (kind === "date") return utcText(String(value));
	if (Array.isArray(value)) return value.map(String).join(", ");
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** `2026-11-05 13:03:07`, as the search column has it. */
export function utcText(value: string): string {
	const time = new Date(value);
	return Number.isNaN(time.getTime()) ? value : time.toISOString().slice(0, 19).replace("T", " ");
}

/** The browser's own words and zone, or always the same ones while the server renders. */
export function localTime(value: string, isInBrowser: boolean): string {
	const time = new Date(value);
	if (Number.isNaN(time.getTime())) return value;
	return isInBrowser ? time.toLocaleString() : `${utcText(value)} UTC`;
}

/** Letter by letter, as the database folds case: no letter becomes two. */
export function foldCase(text: string): string {
	return Array.from(text, (sign) =>
		String.fromCodePoint(sign.toLowerCase().codePointAt(0) ?? 0),
	).join("");
}
