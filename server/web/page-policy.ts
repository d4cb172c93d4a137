import { pageNumber } from "#app/lib/list-page.ts";

export type Hydration = "intent" | "painted";

/**
 * Which addresses are public pages with one answer for everybody. The key is the path and the list's page number:
 * unknown query strings share the entry and never make new ones.
 */
export type PagePolicy = {
	key: string;
	/** When React starts: at the first sign of intent on reading pages, right after the first paint where there is a form. */
	hydration: Hydration;
};

const READING_PAGES = new Set(["/", "/about", "/services", "/faqs", "/articles"]);
const FORM_PAGES = new Set(["/contact", "/fileupload"]);
const FILES = new Set([
	"/sitemap.xml",
	"/robots.txt",
	"/rss.xml",
	"/feed.json",
	"/llms.txt",
	"/manifest.webmanifest",
	"/.well-known/security.txt",
	"/api/articles",
]);
const BELOW_ARTICLES = /^\/(articles|api\/articles|markdown|social)\/[\w.-]{1,220}$/;

export function pagePolicy(path: string, query: string): PagePolicy | null {
	if (path === "/articles" || path === "/api/articles") {
		const parameters = new URLSearchParams(query);
		if (parameters.get("search")?.trim()) return null;
		const page = pageNumber(parameters);
		return { key: page > 1 ? `${path}?page=${page}` : path, hydration: "intent" };
	}
	if (READING_PAGES.has(path) || FILES.has(path)) return { key: path, hydration: "intent" };
	if (FORM_PAGES.has(path)) return { key: path, hydration: "painted" };
	if (BELOW_ARTICLES.test(path)) return { key: path, hydration: "intent" };
	return null;
}
