import {
	feedArticles,
	feedSite,
	unavailable,
} from "#app/features/articles/feeds/feed-site.server.ts";
import { rss } from "#app/features/articles/feeds/rss.ts";

export async function loader() {
	const articles = await feedArticles();
	if (!articles) return unavailable();
	return new Response(rss(feedSite(), articles), {
		headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
	});
}
