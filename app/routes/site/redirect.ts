import { replace } from "react-router";
import type { Route } from "./+types/redirect";

/** Addresses of the first site, kept alive: a 301 for HTTP clients, a replaced history entry in the browser. */
export function loader({ url, params }: Route.LoaderArgs) {
	const target = url.pathname.includes("management")
		? "/admin/article-management"
		: ["/articles", params.articleSlug].filter(Boolean).join("/");
	return replace(target, 301);
}
