/**
 * A streaming reader of multipart/form-data (RFC 7578). It never holds more than one chunk and a delimiter, and its
 * only pull on the body is the loop itself, so a slow disk slows the sender down instead of filling memory.
 */
export class MultipartError extends Error {}

export type Part = { name: string; fileName: string | null; type: string | null };
type Sink = { write: (bytes: Uint8Array) => Promise<void> | void };

const MOST_HEADER_BYTES = 16 * 1024;
const MOST_PARTS = 20;
const CRLF = Buffer.from("\r\n");
const BLANK_LINE = Buffer.from("\r\n\r\n");

export function boundaryOf(contentType: string | null): string | null {
	if (!contentType || !/^multipart\/form-data\s*;/i.test(contentType)) return null;
	const match = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
	return match?.[1] ?? match?.[2] ?? null;
}

export async function readMultipart(
	body: AsyncIterable<Uint8Array>,
	boundary: string,
	openPart: (part: Part) => Sink,
): Promise<void> {
	const delimiter = Buffer.from(`\r\n--${boundary}`);
	const chunks = body[Symbol.asyncIterator]();
	// The first delimiter has no line break before it.
	let buffer: Buffer = CRLF;

	async function more() {
		const next = await chunks.next();
		if (next.done) throw new MultipartError("The form ends early.");
		buffer = Buffer.concat([buffer, next.value]);
	}

	/** Hands over everything before the next delimiter and leaves the buffer right behind it. */
	async function passUntilDelimiter(sink: Sink) {
		for (;;) {
			const at = buffer.indexOf(delimiter);
			const ready = at < 0 ? buffer.length - delimiter.length + 1 : at;
			if (ready > 0) await sink.write(buffer.subarray(0, ready));
			buffer = buffer.subarray(at < 0 ? Math.max(ready, 0) : at + delimiter.length);
			if (at >= 0) return;
			await more();
		}
	}

	async function readHeaders(): Promise<Part> {
		let end = buffer.indexOf(BLANK_LINE);
		while (end < 0) {
			if (buffer.length > MOST_HEADER_BYTES) throw new MultipartError("A part's head is too long.");
			await more();
			end = buffer.indexOf(BLANK_LINE);
		}
		const head = buffer.subarray(0, end);
		buffer = buffer.subarray(end + BLANK_LINE.length);
		return parseHead(decode(head));
	}

	async function readParts() {
		let preamble = 0;
		await passUntilDelimiter({
			write(bytes) {
				preamble += bytes.length;
				if (preamble > MOST_HEADER_BYTES) throw new MultipartError("The form does not begin.");
			},
		});
		for (let parts = 0; ; parts += 1) {
			while (buffer.length < 2) await more();
			if (buffer.subarray(0, 2).toString("latin1") === "--") return;
			if (parts >= MOST_PARTS) throw new MultipartError("The form has too many parts.");
			await passUntilDelimiter(openPart(await readHeaders()));
		}
	}

	try {
		await readParts();
		// What follows the last delimiter means nothing, but leaving it unread would break the connection.
		while (!(await chunks.next()).done);
	} finally {
		await chunks.return?.();
	}
}

function parseHead(head: string): Part {
	const headers = new Map<string, string>();
	for (const line of head.split("\r\n")) {
		const colon = line.indexOf(":");
		if (colon > 0)
			headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
	}
	const disposition = headers.get("content-disposition") ?? "";
	if (!/^form-data\s*;/i.test(disposition)) throw new MultipartError("A part is not form data.");
	const name = parameter(disposition, "name");
	if (name === null) throw new MultipartError("A part has no name.");
	return {
		name,
		fileName: parameter(disposition, "filename") ?? extendedParameter(disposition, "filename"),
		type: headers.get("content-type") ?? null,
	};
}

/** Browsers write a quote in a file name as %22 and line breaks as %0D and %0A; older programs write \". */
function parameter(header: string, name: string): string | null {
	const match = new RegExp(`;\\s*${name}=(?:"((?:\\\\"|[^"])*)"|([^\\s;"]*))`, "i").exec(header);
	const value = match?.[1] ?? match?.[2];
	if (value === undefined) return null;
	return value
		.replaceAll('\\"', '"')
		.replace(/%22/g, '"')
		.replace(/%0D/gi, "\r")
		.replace(/%0A/gi, "\n");
}

/** RFC 5987, which some HTTP libraries use for names beyond ASCII. */
function extendedParameter(header: string, name: string): string | null {
	const value = new RegExp(`;\\s*${name}\\*=utf-8'[^']*'([^\\s;]+)`, "i").exec(header)?.[1];
	if (value === undefined) return null;
	try {
		return decodeURIComponent(value);
	} catch {
		throw new MultipartError("A file name is not readable.");
	}
}

function decode(bytes: Buffer): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return bytes.toString("latin1");
	}
}
