import type { ArticleRow } from "../to-article.server.ts";
import { absoluteAddresses, articleUrl, type FeedSite, modifiedAt } from "./site.ts";

/** JSON Feed 1.1 with whole articles. The rows' content must be sanitised already. */
export function jsonFeed(site: FeedSite, articles: readonly ArticleRow[]) {
	return {
		version: "https://jsonfeed.org/version/1.1",
		title: site.name,
		description: site.description,
		home_page_url: `${site.url}/articles`,
		feed_url: `${site.url}/feed.json`,
		icon: `${site.url}/icon-512.png`,
		language: "en-US",
		authors: [{ name: site.name, url: `${site.url}/about` }],
		items: articles.map((article) => ({
			id: articleUrl(site, article.slug),
			url: articleUrl(site, article.slug),
			title: article.title,
			summary: article.summary,
			content_html: absoluteAddresses(article.content, site, article.slug),
			date_published: new Date(article.date).toISOString(),
			date_modified: modifiedAt(article).toISOString(),
			authors: [{ name: article.author }],
			image: new URL(article.image_url ?? `/social/${article.slug}.png`, site.url).href,
		})),
	};
}
