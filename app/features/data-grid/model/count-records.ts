/** Counts the records of a file while its pieces arrive; pieces may end anywhere. */
export function recordCounter(format: "csv" | "json") {
	const decoder = new TextDecoder();
	let isQuoted = false;
	let lines = 0;
	return function add(piece: Uint8Array): number {
		for (const sign of decoder.decode(piece, { stream: true })) {
			if (format === "csv" && sign === '"') isQuoted = !isQuoted;
			if (sign === "\n" && !isQuoted) lines += 1;
		}
		// The heading of a CSV file, the opening bracket of a JSON file.
		return Math.max(0, lines - 1);
	};
}
