import { arch, cpus, platform, release, totalmem } from "node:os";

/** The head of a page of results: what wrote it, when, and on which machine. */
export function introduction(title: string, command: string): string {
	const model = cpus()[0]?.model ?? arch();
	const memory = Math.round(totalmem() / 2 ** 30);
	const machine = `${cpus().length} cores (${model}), ${memory} GiB, ${platform()} ${release()}, Node ${process.version}`;
	const date = new Date().toISOString().slice(0, 10);
	return `# ${title}\n\nWritten by \`${command}\` on ${date}. Machine: ${machine}.\n`;
}

/** Sections of the performance page: a heading, a sentence, a table. */
export type Section = { title: string; note: string; head: string[]; rows: string[][] };

export function toMarkdown({ title, note, head, rows }: Section): string {
	const widths = head.map((_, index) =>
		Math.max(3, ...[head, ...rows].map((cells) => cells[index]?.length ?? 0)),
	);
	const line = (cells: string[]) =>
		`| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(" | ")} |`;
	return [
		`## ${title}`,
		"",
		note,
		"",
		line(head),
		line(widths.map((width) => "-".repeat(width))),
		...rows.map(line),
		"",
	].join("\n");
}

export const round = (value: number, digits = 0) => value.toFixed(digits);
export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const ratio = (value: number, base: number) => `${(value / base).toFixed(2)}×`;

export function median(values: number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	const upper = sorted[middle] ?? 0;
	return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The median time of an action, after one run to warm up. */
export async function timed(times: number, action: () => Promise<unknown>): Promise<number> {
	await action();
	const taken: number[] = [];
	for (let run = 0; run < times; run += 1) {
		const startedAt = performance.now();
		await action();
		taken.push(performance.now() - startedAt);
	}
	return median(taken);
}
