/** An operator of PostgREST and its value, by which a text is searched as it stands. */
export type TextFilter = [operator: "like" | "ilike" | "match" | "imatch", value: string];

/**
 * Wildcards are escaped. An asterisk cannot be: PostgREST reads it as a percent sign, escaped or not, so a text with
 * one is searched as a regular expression (the same index serves it).
 */
export function contains(text: string, isCaseKept: boolean): TextFilter {
	if (text.includes("*")) return [isCaseKept ? "match" : "imatch", escapeRegularExpression(text)];
	return [isCaseKept ? "like" : "ilike", `%${text.replace(/[\\%_]/g, "\\$&")}%`];
}

function escapeRegularExpression(text: string): string {
	// A space at the end would be trimmed, with its backslash left over.
	return text.replace(/[^\p{L}\p{N}]/gu, (sign) => (sign === " " ? "[ ]" : `\\${sign}`));
}

/** An element of a PostgREST list, `in.(…)` or `gt(any).{…}`: quoted, so that nothing in it is read as syntax. */
export function quoted(value: string): string {
	return `"${value.replace(/[\\"]/g, "\\$&")}"`;
}
