import { feedSite, unavailable } from "#app/features/articles/feeds/feed-site.server.ts";
import { llms } from "#app/features/articles/feeds/llms.ts";
import { everyArticle } from "#app/features/articles/store.server.ts";

export async function loader() {
	const result = await everyArticle();
	if (!result.ok) return unavailable();
	return new Response(llms(feedSite(), result.value), {
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});
}
