/**
 * The only script that runs on a public page before React: theme, mobile menu, and the loader that starts React when
 * the visitor shows intent or, where there is a form, when the page is painted. It is inlined in the head (no flash, no
 * request) and its hash is in the Content-Security-Policy.
 */
export const THEME_STORAGE_KEY = "theme";
export const MENU_ID = "mobile-menu";
export const DEFERRED_SCRIPT_TYPE = "text/plain";

function shell(themeKey: string, menuId: string, inertType: string) {
	const root = document.documentElement;
	const read = () => {
		try {
			return localStorage.getItem(themeKey);
		} catch {
			return null;
		}
	};
	const setTheme = (isDark: boolean) => {
		root.classList.toggle("dark", isDark);
		for (const button of document.querySelectorAll("[data-theme-toggle]")) {
			button.setAttribute("aria-pressed", String(isDark));
		}
	};
	const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
	const applyTheme = () =>
		setTheme((read() ?? (systemIsDark.matches ? "dark" : "light")) === "dark");
	const closeMenu = () => document.getElementById(menuId)?.hidePopover?.();
	// Browsers differ in what they tell assistive technology about a popover's button.
	const tellMenuState = () => {
		const isOpen = document.getElementById(menuId)?.matches(":popover-open") ?? false;
		const button = document.querySelector(`[popovertarget="${menuId}"]`);
		button?.setAttribute("aria-expanded", String(isOpen));
	};

	// What needs this script is hidden without it.
	root.dataset.scripted = "";
	applyTheme();
	systemIsDark.addEventListener("change", applyTheme);
	addEventListener("storage", applyTheme);
	addEventListener("DOMContentLoaded", applyTheme);
	addEventListener("pageshow", applyTheme);
	matchMedia("(min-width: 768px)").addEventListener("change", closeMenu);
	addEventListener("DOMContentLoaded", tellMenuState);
	addEventListener("toggle", tellMenuState, true);

	// What only React can answer is repeated when it runs. A form goes out by itself when React does not come.
	let repeat: (() => void) | undefined;
	const isReacting = () => root.dataset.hydrated !== undefined;
	new MutationObserver((_, observer) => {
		observer.disconnect();
		repeat?.();
	}).observe(root, { attributeFilter: ["data-hydrated"] });
	document.addEventListener("submit", (event) => {
		const form = event.target;
		if (isReacting() || !(form instanceof HTMLFormElement)) return;
		if (form.dataset.needsReact === undefined) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (repeat) return;
		repeat = () => form.requestSubmit();
		setTimeout(() => {
			if (isReacting()) return;
			repeat = () => {};
			form.dataset.sent = "";
			form.submit();
		}, 3000);
	});

	document.addEventListener("click", (event) => {
		if (!(event.target instanceof Element)) return;
		const button = event.target.closest<HTMLElement>("button[data-needs-react]");
		if (button && !isReacting()) repeat = () => button.click();
		if (event.target.closest("[data-theme-toggle]")) {
			const isDark = !root.classList.contains("dark");
			setTheme(isDark);
			try {
				localStorage.setItem(themeKey, isDark ? "dark" : "light");
			} catch {}
		}
		if (event.target.closest(`#${menuId} a`)) closeMenu();
		if (event.target.closest("[data-go-back]") && history.length > 1) {
			event.preventDefault();
			history.back();
		}
	});

	const signs = [
		"pointermove",
		"pointerover",
		"pointerdown",
		"keydown",
		"touchstart",
		"focusin",
		"wheel",
	];
	const start = () => {
		// Half a document has half of the scripts: the next sign will do.
		if (document.readyState === "loading") return;
		for (const sign of signs) removeEventListener(sign, start, true);
		for (const inert of document.querySelectorAll<HTMLScriptElement>(
			`script[type="${inertType}"]`,
		)) {
			// All at once: each file would name the next only when it is there.
			for (const file of inert.dataset.files?.split(" ") ?? []) {
				const link = document.createElement("link");
				link.rel = "modulepreload";
				link.href = file;
				document.head.append(link);
			}
			const live = document.createElement("script");
			if (inert.dataset.type) live.type = inert.dataset.type;
			live.textContent = inert.textContent;
			inert.replaceWith(live);
		}
	};
	for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

	addEventListener("DOMContentLoaded", () => {
		if (!document.querySelector('script[data-until="painted"]')) return;
		new PerformanceObserver(start).observe({ type: "paint", buffered: true });
		// Not every browser tells when it has painted.
		setTimeout(start, 1000);
	});
}

const names = [THEME_STORAGE_KEY, MENU_ID, DEFERRED_SCRIPT_TYPE].map((name) =>
	JSON.stringify(name),
);
export const shellScript = `(${shell.toString()})(${names.join(",")})`;
