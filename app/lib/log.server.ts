import { write } from "node:fs";
import { promisify } from "node:util";

type Fields = Record<string, string | number | boolean | null | undefined>;

const STANDARD_OUTPUT = 1;
const FLUSH_AFTER_MS = 200;
const FLUSH_AT_LENGTH = 64 * 1024;
const MOST_WAITING = 16 * 1024 * 1024;
const RETRY_MS = 20;

const writeTo = promisify(write);
let waiting = "";
let beingWritten = 0;
let writing = Promise.resolve();
let timer: NodeJS.Timeout | undefined;
let now = { ms: 0, text: "" };

/**
 * JSON lines on standard output, written in batches beside the requests: whoever reads the log slowly does not slow
 * down the site. Callers pass counts, codes, ids and paths; never names, addresses, messages or query strings.
 */
function add(level: "info" | "warn" | "error", event: string, fields?: Fields) {
	addLine(JSON.stringify({ at: timestamp(), level, event, ...fields }));
	if (level !== "info") void flush();
}

/** The line of a page sent from memory. There are so many of them that an object for each would be felt. */
function addHit(id: string, path: string, status: number) {
	addLine(
		`{"at":"${timestamp()}","level":"info","event":"request","id":"${id}","method":"GET","path":${JSON.stringify(path)},"status":${status},"cache":"hit"}`,
	);
}

function addLine(line: string) {
	if (waiting.length + beingWritten > MOST_WAITING) return;
	waiting += `${line}\n`;
	if (waiting.length > FLUSH_AT_LENGTH) void flush();
	else timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref();
}

/** Resolves when everything logged so far is written. */
export function flush(): Promise<void> {
	clearTimeout(timer);
	timer = undefined;
	const lines = waiting;
	waiting = "";
	beingWritten += lines.length;
	writing = writing
		.then(() => writeAll(Buffer.from(lines)))
		.catch(() => {}) // Nobody reads the log any more: that must not end the site.
		.finally(() => {
			beingWritten -= lines.length;
		});
	return writing;
}

async function writeAll(lines: Buffer) {
	for (let offset = 0; offset < lines.length; ) {
		try {
			offset += (await writeTo(STANDARD_OUTPUT, lines, offset)).bytesWritten;
		} catch (error) {
			// A pipe that is full for the moment.
			if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw error;
			await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
		}
	}
}

/** Many requests share a millisecond. */
function timestamp(): string {
	const ms = Date.now();
	if (ms !== now.ms) now = { ms, text: new Date(ms).toISOString() };
	return now.text;
}

export const log = {
	hit: addHit,
	info: (event: string, fields?: Fields) => add("info", event, fields),
	warn: (event: string, fields?: Fields) => add("warn", event, fields),
	error: (event: string, fields?: Fields) => add("error", event, fields),
};
