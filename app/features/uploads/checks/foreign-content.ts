/** Signs that a file is a second thing besides what it says: a page, a script, an archive, a document, a program. */
const MARKUP =
	/<(?:script|iframe|!doctype\s|html[\s>]|\?php|svg[\s/]+(?:xmlns|on))|javascript:|eval\(/i;
const ARCHIVES = ["Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c"];
const PROGRAM_STUB = "This program cannot be run in DOS mode";
/** Readers of PDF look for its header in the first kilobyte. */
const PDF_WINDOW = 1024;

export function hasForeignContent(bytes: Buffer): boolean {
	const text = bytes.toString("latin1");
	return (
		MARKUP.test(text) ||
		text.includes(PROGRAM_STUB) ||
		ARCHIVES.some((mark) => text.includes(mark)) ||
		text.slice(0, PDF_WINDOW).includes("%PDF-") ||
		endsAsArchive(bytes)
	);
}

/** Markup where a browser or a viewer that guesses would look for it. */
export function beginsWithMarkup(bytes: Buffer): boolean {
	return MARKUP.test(bytes.toString("latin1", 0, PDF_WINDOW));
}

const END_OF_DIRECTORY = Buffer.from("PK\x05\x06");
const LONGEST_COMMENT = 65_557;

/** ZIP is read from its end: an archive can follow anything. */
export function endsAsArchive(bytes: Buffer): boolean {
	const tail = bytes.subarray(Math.max(0, bytes.length - LONGEST_COMMENT));
	for (let at = tail.lastIndexOf(END_OF_DIRECTORY); at >= 0; ) {
		const isWhole = at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length;
		if (isWhole && bytes.includes("PK\x01\x02")) return true;
		if (at === 0) return false;
		at = tail.lastIndexOf(END_OF_DIRECTORY, at - 1);
	}
	return false;
}
