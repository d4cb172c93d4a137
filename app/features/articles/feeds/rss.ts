import { cdata, escapeXml } from "#app/lib/xml.ts";
import type { ArticleRow } from "../to-article.server.ts";
import { absoluteAddresses, articleUrl, type FeedSite, newestChange } from "./site.ts";

/** RSS 2.0 with whole articles. The rows' content must be sanitised already. */
export function rss(site: FeedSite, articles: readonly ArticleRow[]): string {
	const newest = newestChange(articles);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
		"<channel>",
		`<title>${escapeXml(site.name)}</title>`,
		`<link>${escapeXml(`${site.url}/articles`)}</link>`,
		`<description>${escapeXml(site.description)}</description>`,
		"<language>en-us</language>",
		`<atom:link href="${escapeXml(`${site.url}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
		...(newest ? [`<lastBuildDate>${newest.toUTCString()}</lastBuildDate>`] : []),
		...articles.map((article) => item(site, article)),
		"</channel>",
		"</rss>",
		"",
	].join("\n");
}

function item(site: FeedSite, article: ArticleRow): string {
	const url = escapeXml(articleUrl(site, article.slug));
	return [
		"<item>",
		`<title>${escapeXml(article.title)}</title>`,
		`<link>${url}</link>`,
		`<guid isPermaLink="true">${url}</guid>`,
		`<pubDate>${new Date(article.date).toUTCString()}</pubDate>`,
		`<dc:creator>${escapeXml(article.author)}</dc:creator>`,
		`<description>${escapeXml(article.summary)}</description>`,
		`<content:encoded>${cdata(absoluteAddresses(article.content, site, article.slug))}</content:encoded>`,
		"</item>",
	].join("\n");
}
