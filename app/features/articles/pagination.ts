import { PAGE_SIZE } from "./article.ts";

/** Search ranks the newest two hundred that match; further pages would be empty. */
const MAX_RANKED = 200;

export function lastPage({ total, isSearch }: { total: number; isSearch: boolean }): number {
	return Math.max(1, Math.ceil((isSearch ? Math.min(total, MAX_RANKED) : total) / PAGE_SIZE));
}

/** Numbers to show: all when they are few, else the ends and the neighbourhood; `null` is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
	const wanted = new Set([1, 2, last - 1, last, current - 1, current, current + 1]);
	const shown = Array.from({ length: last }, (_, index) => index + 1).filter(
		(number) => last <= 9 || wanted.has(number),
	);
	return shown.flatMap((number, index) => {
		const previous = shown[index - 1] ?? 0;
		if (number - previous === 2) return [number - 1, number];
		return number - previous > 2 ? [null, number] : [number];
	});
}
