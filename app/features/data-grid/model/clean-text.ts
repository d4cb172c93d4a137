const LONGEST_TEXT = 200;

/** One line, no control characters, of a length that an index can search. */
export function cleanText(text: string): string {
	return text
		.toWellFormed()
		.replace(/\p{Cc}+/gu, " ")
		.slice(0, LONGEST_TEXT)
		.toWellFormed();
}
