import { beginsWithMarkup, endsAsArchive } from "./foreign-content.ts";

/**
 * A PDF begins with its version and ends with its end mark, and nothing but white space follows. Readers do without the
 * index, and rebuild it.
 */
export function isPdf(bytes: Buffer): boolean {
	if (!/^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8))) return false;
	const tail = bytes.toString("latin1", Math.max(0, bytes.length - 2048));
	const hasEnd = /%%EOF[\s\0]*$/.test(tail);
	return hasEnd && !beginsWithMarkup(bytes) && !endsAsArchive(bytes);
}
