import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

export const HASH_SCROLL_DELAY_MS = 100;

/**
 * Scrolls to the element that the address names, after the page has settled, and to the top when the name is gone.
 * Only for navigations inside the running app: on a first load the browser goes to the anchor by itself, and React
 * may start much later, when the reader is already elsewhere.
 */
export function useHashScroll() {
	const { hash, key } = useLocation();
	const isFirstLoad = useRef(key === "default");
	const lastHash = useRef(hash);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second click on the same card count
	useEffect(() => {
		const hadHash = lastHash.current !== "";
		lastHash.current = hash;
		if (isFirstLoad.current) {
			isFirstLoad.current = false;
			return;
		}
		if (!hash && !hadHash) return;
		const timer = setTimeout(() => {
			const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
			const behavior = isStill ? "instant" : "smooth";
			// The anchors are plain words: a hash with anything to decode names none of them.
			if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior });
			else window.scrollTo({ top: 0, behavior });
		}, HASH_SCROLL_DELAY_MS);
		return () => clearTimeout(timer);
	}, [hash, key]);
}
