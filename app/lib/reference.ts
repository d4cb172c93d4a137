/** What people quote on the telephone: short, without letters that look like digits' neighbours. */
export function referenceOf(id: string): string {
	return `PL-${id.replaceAll("-", "").slice(0, 8).toUpperCase()}`;
}
