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
let lost = 0;
let writing = Promise.resolve();
let timer: NodeJS.Timeout | undefined;
let now = { ms: 0, text: "" };

/**
 * JSON lines on standard output, written in batches beside the requests: whoever reads the log slowly does not slow
 * down the site. Callers pass counts, codes, ids and paths; never names, addresses, messages or query strings.
 */
function add(level: "info" | "warn" | "error", event: string, fields?: Fields) {
	addLine(JSON.stringify({ at: timestamp(), level, event, ...fields }));
	if (level !== "info") void writeWaiting();
}

/** The line of a page sent from memory. There are so many of them that an object for each would be felt. */
function addHit(id: string, path: string, status: number) {
	addLine(
		`{"at":"${timestamp()}","level":"info","event":"request","id":"${id}","method":"GET","path":${JSON.stringify(path)},"status":${status},"cache":"hit"}`,
	);
}

function addLine(line: string) {
	if (waiting.length + beingWritten > MOST_WAITING) {
		lost += 1;
		return;
	}
	if (lost > 0) tellLost();
	waiting += `${line}\n`;
	if (waiting.length > FLUSH_AT_LENGTH) void writeWaiting();
	else timer ??= setTimeout(writeWaiting, FLUSH_AFTER_MS).unref();
}

/** Stands where the lines would have stood that there was no room for. */
function tellLost() {
	waiting += `${JSON.stringify({ at: timestamp(), level: "warn", event: "log-lines-lost", count: lost })}\n`;
	lost = 0;
}

/** Resolves when everything logged so far is written. */
export function flush(): Promise<void> {
	if (lost > 0) tellLost();
	return writeWaiting();
}

function writeWaiting(): Promise<void> {
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
			if (lost > 0) {
				tellLost();
				void writeWaiting();
			}
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
