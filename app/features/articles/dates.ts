/** In UTC, so that the server's text and the browser's are the same. */
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 14, 2026". A date that cannot be read is shown as it is. */
export function formatLongDate(iso: string): string {
	const time = Date.parse(iso);
	return Number.isNaN(time) ? iso : longDate.format(time);
}
