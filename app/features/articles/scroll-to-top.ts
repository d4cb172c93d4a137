export function scrollToTop() {
	const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
	window.scrollTo({ top: 0, behavior: isReduced ? "instant" : "smooth" });
}
