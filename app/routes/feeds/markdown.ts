import { redirect } from "react-router";
import { articleMarkdown } from "#app/features/articles/feeds/article-markdown.ts";
import { feedSite, unavailable } from "#app/features/articles/feeds/feed-site.server.ts";
import { articleUrl } from "#app/features/articles/feeds/site.ts";
import { ARTICLE_NOT_FOUND } from "#app/features/articles/messages.ts";
import { findRow } from "#app/features/articles/store.server.ts";
import { sanitizeArticleHtml } from "#app/lib/sanitize-html.server.ts";
import type { Route } from "./+types/markdown";

/** Behind `/articles/{slug}.md` and `Accept: text/markdown`. */
export async function loader({ params: { articleSlug: slug } }: Route.LoaderArgs) {
	const headers = { "Content-Type": "text/markdown; charset=utf-8" };
	const result = await findRow(slug);
	if (!result.ok) return unavailable();
	const found = result.value;
	if (found.kind === "moved") return redirect(`/articles/${found.slug}.md`, 301);
	if (found.kind === "missing")
		return new Response(`${ARTICLE_NOT_FOUND}\n`, { status: 404, headers });
	const site = feedSite();
	const content = sanitizeArticleHtml(found.row.content).html;
	return new Response(articleMarkdown(site, { ...found.row, content }), {
		headers: { ...headers, Link: `<${articleUrl(site, slug)}>; rel="canonical"` },
	});
}
