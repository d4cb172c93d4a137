import { escapeXml } from "#app/lib/xml.ts";
import { PAGE_SIZE } from "../article.ts";
import { listPath } from "../list-address.ts";
import { articleUrl, modifiedAt, newestChange } from "./site.ts";

type Stamp = { slug: string; date: string; updated_at: string | null };

const STATIC_PAGES = ["/", "/about", "/services", "/faqs", "/contact"];
/** The protocol's limit for one file. */
const MAX_URLS = 50_000;

/** Only true modification dates: pages whose words are part of the program carry none. */
export function sitemap(siteUrl: string, articles: readonly Stamp[]): string {
	const newest = newestChange(articles);
	const listPages = Math.max(1, Math.ceil(articles.length / PAGE_SIZE));
	const urls = [
		...STATIC_PAGES.map((path) => entry(siteUrl + path)),
		...Array.from({ length: listPages }, (_, index) =>
			entry(siteUrl + listPath({ page: index + 1, search: "" }), newest),
		),
		...articles.map((article) =>
			entry(articleUrl({ url: siteUrl }, article.slug), modifiedAt(article)),
		),
	];
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...urls.slice(0, MAX_URLS),
		"</urlset>",
		"",
	].join("\n");
}

function entry(address: string, lastModified?: Date): string {
	const stamp = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : "";
	return `<url><loc>${escapeXml(address)}</loc>${stamp}</url>`;
}
