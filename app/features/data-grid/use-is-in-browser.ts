import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the server renders and while React takes over its markup, true from then on. */
export function useIsInBrowser(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
