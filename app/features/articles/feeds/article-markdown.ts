import { formatLongDate } from "../dates.ts";
import type { ArticleRow } from "../to-article.server.ts";
import { toMarkdown } from "./markdown.ts";
import { articleUrl } from "./site.ts";

/** A whole article as one Markdown document. The row's content must be sanitised already. */
export function articleMarkdown(site: { url: string }, article: ArticleRow): string {
	const url = articleUrl(site, article.slug);
	const updated = article.updated_at ? `, updated ${formatLongDate(article.updated_at)}` : "";
	return [
		`# ${article.title}`,
		`> ${article.summary.replace(/\s+/g, " ")}`,
		`By ${article.author}, ${formatLongDate(article.date)}${updated}. Source: <${url}>`,
		toMarkdown(article.content, url),
		"",
	].join("\n\n");
}
