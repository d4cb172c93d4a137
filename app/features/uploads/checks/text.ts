/** What browsers take for a page when they guess (WHATWG MIME Sniffing), and programs that are written as text. */
const PAGE =
	/^\s*(?:<(?:!doctype|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg|\?xml|\?php)(?:[\s>/]|$)|<!--)/i;
const ACTIVE_NEAR_THE_START = /<(?:script|iframe|object|embed|svg)[\s>/]|<\?php/i;
const PROGRAM = /^(?:#!|%!PS|%PDF-|\{\\rtf|@echo off|MIME-Version:|X5O!P%@AP)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** Text is UTF-8 (so also ASCII), or UTF-16 that says so; it has no control characters and is not a page or a program. */
export function isPlainText(bytes: Buffer): boolean {
	const text = decode(bytes);
	if (text === null || CONTROL.test(text)) return false;
	if (PAGE.test(text) || PROGRAM.test(text)) return false;
	return !ACTIVE_NEAR_THE_START.test(text.slice(0, 1024));
}

function decode(bytes: Buffer): string | null {
	try {
		return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}

function encodingOf(bytes: Buffer): string {
	const mark = bytes.toString("hex", 0, 2);
	if (mark === "fffe") return "utf-16le";
	return mark === "feff" ? "utf-16be" : "utf-8";
}
