import { QueryClient } from "@tanstack/react-query";

const FRESH_FOR_MS = 5 * 60 * 1000;

function createQueryClient() {
	return new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: FRESH_FOR_MS,
				retry: 1,
				retryDelay: 400,
				// Without a network the reader is told so at once, instead of watching skeletons.
				networkMode: "always",
			},
		},
	});
}

let inBrowser: QueryClient | undefined;

/** One for the visit in the browser; on the server a new one for each rendering, so that nothing is shared or kept. */
export function queryClient(): QueryClient {
	if (typeof document === "undefined") return createQueryClient();
	inBrowser ??= createQueryClient();
	return inBrowser;
}
