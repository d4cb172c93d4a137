import { redirect } from "react-router";
import type { Route } from "./+types/redirect";

/**
 * Addresses of the first site, kept alive: a 301 for HTTP clients. In the browser they never enter the history: a
 * redirect is followed before the link is recorded, and `replace` would take the place of the page that had the link.
 */
export function loader({ url, params }: Route.LoaderArgs) {
	return redirect(targetOf(url, params.articleSlug), 301);
}

/** The running site needs no answer for it: without a network the list tells about that itself. */
export function clientLoader({ url, params }: Route.ClientLoaderArgs) {
	return redirect(targetOf(url, params.articleSlug));
}

function targetOf({ pathname, search }: URL, slug: string | undefined): string {
	if (pathname.toLowerCase().includes("management")) return `/admin/article-management${search}`;
	return (slug ? `/articles/${encodeURIComponent(slug)}` : "/articles") + search;
}
