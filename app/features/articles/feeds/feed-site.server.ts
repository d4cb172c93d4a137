import { brand } from "#app/content/site.ts";
import { env } from "#app/lib/env.server.ts";
import { sanitizeArticleHtml } from "#app/lib/sanitize-html.server.ts";
import { newestWithContent } from "../store.server.ts";
import { FEED_SIZE, type FeedSite } from "./site.ts";

export const feedSite = (): FeedSite => ({
	url: env().SITE_URL,
	name: brand.name,
	description: brand.description,
});

export async function feedArticles() {
	const result = await newestWithContent(FEED_SIZE);
	if (!result.ok) return null;
	return result.value.map((row) => ({ ...row, content: sanitizeArticleHtml(row.content).html }));
}

export function unavailable(): Response {
	return new Response("Not available at the moment. Please try again in a minute.\n", {
		status: 503,
		headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "30" },
	});
}
