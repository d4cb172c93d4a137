import { plainText } from "./plain-text.ts";

export const WORDS_PER_MINUTE = 200;

/** Words of the text with its tags stripped. */
export function countWords(html: string): number {
	return plainText(html).match(/\S+/g)?.length ?? 0;
}

export function readingMinutes(words: number): number {
	return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
