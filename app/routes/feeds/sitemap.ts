import { feedSite, unavailable } from "#app/features/articles/feeds/feed-site.server.ts";
import { sitemap } from "#app/features/articles/feeds/sitemap.ts";
import { everyArticle } from "#app/features/articles/store.server.ts";

export async function loader() {
	const result = await everyArticle();
	if (!result.ok) return unavailable();
	return new Response(sitemap(feedSite().url, result.value), {
		headers: { "Content-Type": "application/xml; charset=utf-8" },
	});
}
