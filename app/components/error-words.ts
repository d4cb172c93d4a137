import { isRouteErrorResponse } from "react-router";
import { isBackendDown } from "#app/lib/load-error.ts";

const UNEXPECTED = {
	heading: "Unexpected Application Error!",
	text: "Something went wrong on our side. The error has been recorded. Please try again.",
};

const REFUSALS: Record<number, typeof UNEXPECTED | undefined> = {
	403: {
		heading: "Staff only",
		text: "You are signed in, but this account is not a member of staff. Ask a colleague to add it, or sign in with another account.",
	},
	503: {
		heading: "Temporarily unavailable",
		text: "This page needs our database, which is not answering at the moment. Please try again in a minute.",
	},
};

/** What people read where a page cannot be. */
export function errorWords(error: unknown) {
	const status = isBackendDown(error) ? 503 : isRouteErrorResponse(error) ? error.status : 500;
	return { status, ...(REFUSALS[status] ?? UNEXPECTED) };
}
