import { isRouteErrorResponse } from "react-router";

/** What a failed load in the browser says: the page shows it, not the router's boundary. */
export function loadErrorMessage(error: unknown, fallback: string): string {
	if (isRouteErrorResponse(error) && error.status === 503) return "The backend cannot be reached.";
	return error instanceof Error ? error.message : fallback;
}

/** Redirects and refusals are answers of the guard, not failures to load. */
export function isAnswer(error: unknown): boolean {
	if (error instanceof Response) return true;
	return isRouteErrorResponse(error) && error.status !== 503;
}
