/**
 * `Content-Disposition` for a download (RFC 6266): a plain name for old programs, and the real one in UTF-8. Quotes,
 * backslashes and anything outside of ASCII would break the plain one.
 */
export function attachment(name: string): string {
	const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
	const real = encodeURIComponent(name.toWellFormed()).replace(
		/[!'()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${plain}"; filename*=UTF-8''${real}`;
}
