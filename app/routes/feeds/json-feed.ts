import {
	feedArticles,
	feedSite,
	unavailable,
} from "#app/features/articles/feeds/feed-site.server.ts";
import { jsonFeed } from "#app/features/articles/feeds/json-feed.ts";

export async function loader() {
	const articles = await feedArticles();
	if (!articles) return unavailable();
	return Response.json(jsonFeed(feedSite(), articles), {
		headers: { "Content-Type": "application/feed+json; charset=utf-8" },
	});
}
