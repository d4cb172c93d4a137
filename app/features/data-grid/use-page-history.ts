import { useCallback, useEffect, useRef } from "react";

/**
 * The entries that this page makes in the browser's history. Past the router on purpose: to it a changed query is a
 * new page, with its loaders run and the window scrolled up. Its own note in the entries is kept: all entries of one
 * visit have one key, so that the router shows the same page when somebody goes back within it.
 */
export function usePageHistory(onReturn: (search: string) => void) {
	const latest = useRef(onReturn);
	useEffect(() => {
		latest.current = onReturn;
	});

	useEffect(() => {
		const { pathname } = window.location;
		const visit = visitOf(window.history.state);
		function handlePop(event: PopStateEvent) {
			const isHere = window.location.pathname === pathname && visitOf(event.state) === visit;
			if (isHere) latest.current(window.location.search);
		}
		window.addEventListener("popstate", handlePop);
		return () => window.removeEventListener("popstate", handlePop);
	}, []);

	return useCallback((search: string, isStep: boolean) => {
		const { pathname, search: shown, hash } = window.location;
		if (search === shown) return;
		const { state } = window.history;
		if (isStep) {
			const index = typeof state?.idx === "number" ? state.idx + 1 : 0;
			window.history.pushState({ ...state, idx: index }, "", pathname + search);
		} else window.history.replaceState(state, "", pathname + search + hash);
	}, []);
}

function visitOf(state: { key?: unknown } | null): unknown {
	return state?.key;
}
