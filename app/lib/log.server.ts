type Fields = Record<string, string | number | boolean | null | undefined>;

const FLUSH_AFTER_MS = 200;
let pending: string[] = [];
let timer: NodeJS.Timeout | undefined;

/**
 * JSON lines on standard output, written in batches off the hot path.
 * Callers pass counts, codes, ids and paths; never names, addresses, messages or query strings.
 */
function write(level: "info" | "warn" | "error", event: string, fields: Fields = {}) {
	pending.push(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }));
	if (level !== "info" || pending.length > 500) flush();
	else timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref();
}

export function flush() {
	clearTimeout(timer);
	timer = undefined;
	if (pending.length === 0) return;
	const lines = `${pending.join("\n")}\n`;
	pending = [];
	process.stdout.write(lines);
}

export const log = {
	info: (event: string, fields?: Fields) => write("info", event, fields),
	warn: (event: string, fields?: Fields) => write("warn", event, fields),
	error: (event: string, fields?: Fields) => write("error", event, fields),
};
