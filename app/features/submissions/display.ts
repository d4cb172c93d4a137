import { formatDistance } from "date-fns";

export const PREVIEW_LENGTH = 50;

/** The first 50 characters, followed by dots when there are more. */
export function messagePreview(message: string): string {
	const characters = [...message];
	if (characters.length <= PREVIEW_LENGTH) return message;
	return `${characters.slice(0, PREVIEW_LENGTH).join("")}...`;
}

/** "about 2 hours ago". `now` comes from the server, so that both renderings say the same. */
export function submittedAgo(date: string | null | undefined, now: string): string {
	if (!date) return "Unknown date";
	try {
		return formatDistance(new Date(date), new Date(now), { addSuffix: true });
	} catch {
		return date;
	}
}

export function companyOrDash(company: string | null): string {
	return company?.trim() || "-";
}

export const UNKNOWN_ERROR = "Unknown error fetching submissions";
