import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * A new page starts at the top; going back leads to where the reader was. The browser cannot do the second by itself:
 * it remembers where a link's own scrolling had come to, and restores it while the other page is still shown.
 */
export function useScrollPosition() {
	const { key, pathname, search, hash } = useLocation();
	const navigationType = useNavigationType();
	const address = pathname + search;
	const shown = useRef({ key, address });
	const positions = useRef(new Map<string, number>());

	useEffect(() => {
		const remember = () => positions.current.set(shown.current.key, window.scrollY);
		addEventListener("click", remember, { capture: true });
		addEventListener("popstate", remember, { capture: true });
		return () => {
			removeEventListener("click", remember, { capture: true });
			removeEventListener("popstate", remember, { capture: true });
		};
	}, []);

	useLayoutEffect(() => {
		const isOtherAddress = shown.current.address !== address;
		shown.current = { key, address };
		if (!isOtherAddress) return;
		const top = navigationType === "POP" ? positions.current.get(key) : hash ? undefined : 0;
		if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
	}, [key, address, hash, navigationType]);
}
