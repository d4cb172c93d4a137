import { isRouteErrorResponse } from "react-router";

export const BACKEND_DOWN = "The backend cannot be reached.";
export const SIGNED_OUT = "Your session has ended. Please sign in again.";

/** The guard's 503 stands at the layout's route; React Router tells the page below only that it has no result. */
export function isBackendDown(error: unknown): boolean {
	if (isRouteErrorResponse(error)) return error.status === 503;
	return error instanceof Error && error.message.startsWith("No result found for routeId");
}

/** What a failed load in the browser says: the page shows it, not the router's boundary. */
export function loadErrorMessage(error: unknown, fallback: string): string {
	if (isBackendDown(error)) return BACKEND_DOWN;
	return error instanceof Error ? error.message : fallback;
}

/** Redirects and refusals are answers of the guard, not failures to load. */
export function isAnswer(error: unknown): boolean {
	if (error instanceof Response) return true;
	return isRouteErrorResponse(error) && error.status !== 503;
}
