/** The operators of PostgREST by which a text is searched as it stands. */
export type TextFilter = { operator: "ilike" | "imatch"; value: string };

/**
 * Wildcards are escaped. An asterisk cannot be: PostgREST reads it as a percent sign in `ilike`, escaped or not, so
 * a text with one is searched as a regular expression (the same index serves it).
 */
export function contains(text: string): TextFilter {
	if (text.includes("*")) return { operator: "imatch", value: escapeRegularExpression(text) };
	return { operator: "ilike", value: `%${text.replace(/[\\%_]/g, "\\$&")}%` };
}

function escapeRegularExpression(text: string): string {
	// A space at the end would be trimmed, with its backslash left over.
	return text.replace(/[^\p{L}\p{N}]/gu, (sign) => (sign === " " ? "[ ]" : `\\${sign}`));
}

/** An element of a PostgREST list, `in.(…)` or `gt(any).{…}`: quoted, so that nothing in it is read as syntax. */
export function quoted(value: string): string {
	return `"${value.replace(/[\\"]/g, "\\$&")}"`;
}
