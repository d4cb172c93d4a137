import type { ArticleRow } from "../to-article.server.ts";

/** Where a feed stands and when it was last true. */
export type FeedSite = { url: string; name: string; description: string };

export const FEED_SIZE = 30;

export const articleUrl = (site: Pick<FeedSite, "url">, slug: string) =>
	`${site.url}/articles/${slug}`;

export const modifiedAt = ({ date, updated_at }: Pick<ArticleRow, "date" | "updated_at">) =>
	new Date(updated_at ?? date);

export function newestChange(
	rows: readonly Pick<ArticleRow, "date" | "updated_at">[],
): Date | undefined {
	const newest = rows.reduce((time, row) => Math.max(time, modifiedAt(row).getTime()), 0);
	return newest > 0 ? new Date(newest) : undefined;
}

/** Feeds are read far from the site: addresses in the HTML become complete. */
export function absoluteAddresses(html: string, site: Pick<FeedSite, "url">, slug: string): string {
	return html
		.replace(/\s(href|src)="\/(?!\/)/g, ` $1="${site.url}/`)
		.replace(/\shref="#/g, ` href="${articleUrl(site, slug)}#`);
}
