import { PAGE_SIZE } from "./table.ts";

const numbers = new Intl.NumberFormat("en-US", { useGrouping: false });

export function pageCount(results: number): number {
	return Math.max(1, Math.ceil(results / PAGE_SIZE));
}

/** `Showing 26 to 50 of 60 results` */
export function showingText(page: number, results: number): string {
	const first = results === 0 ? 0 : Math.min((page - 1) * PAGE_SIZE + 1, results);
	const last = Math.min(page * PAGE_SIZE, results);
	return `Showing ${numbers.format(first)} to ${numbers.format(last)} of ${numbers.format(results)} results`;
}

export function filteredText(total: number): string {
	return `(filtered from ${numbers.format(total)} total)`;
}

export function pageText(page: number, results: number): string {
	return `Page ${numbers.format(page)} of ${numbers.format(pageCount(results))}`;
}

export function recordsText(total: number): string {
	return `${numbers.format(total)} ${total === 1 ? "record" : "records"}`;
}
