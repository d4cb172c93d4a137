import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Toaster } from "#app/components/ui/toast.tsx";
import { useScrollPosition } from "./use-scroll-position.ts";

/** What the shell adds once React runs: toasts, and what a full page load would have done on a route change. */
export function ClientShell() {
	const [isMounted, setIsMounted] = useState(false);
	const [announcement, setAnnouncement] = useState("");
	const { pathname, search } = useLocation();
	const address = pathname + search;
	const lastAddress = useRef(address);
	useScrollPosition();

	useEffect(() => {
		setIsMounted(true);
		document.documentElement.dataset.hydrated = "true";
		addEventListener("unhandledrejection", ignoreAborted);
		return () => removeEventListener("unhandledrejection", ignoreAborted);
	}, []);

	useEffect(() => {
		if (lastAddress.current === address) return;
		const isOtherPage = lastAddress.current.split("?")[0] !== pathname;
		lastAddress.current = address;
		if (isOtherPage) document.getElementById("main")?.focus({ preventScroll: true });
		setAnnouncement(document.title);
	}, [address, pathname]);

	if (!isMounted) return null;
	return (
		<>
			<p aria-live="polite" className="sr-only">
				{announcement}
			</p>
			<Toaster />
		</>
	);
}

/** React Router leaves the end of an answer unobserved: one that a navigation cuts off is no error. */
function ignoreAborted(event: PromiseRejectionEvent) {
	if (event.reason instanceof DOMException && event.reason.name === "AbortError") {
		event.preventDefault();
	}
}
