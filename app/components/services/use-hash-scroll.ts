import { useEffect } from "react";
import { useLocation } from "react-router";

export const HASH_SCROLL_DELAY_MS = 100;

/**
 * Scrolls to the element that the address names, after the page has settled. Only for navigations inside the
 * running app: on a first load the browser goes to the anchor by itself, and React may start much later,
 * when the reader is already elsewhere. Without a hash the router's scroll restoration goes to the top.
 */
export function useHashScroll() {
	const { hash, key } = useLocation();
	useEffect(() => {
		if (!hash || key === "default") return;
		const timer = setTimeout(() => {
			const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
			document
				.getElementById(decodeURIComponent(hash.slice(1)))
				?.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
		}, HASH_SCROLL_DELAY_MS);
		return () => clearTimeout(timer);
	}, [hash, key]);
}
