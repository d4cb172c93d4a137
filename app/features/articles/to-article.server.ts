import { articleHtmlForPage } from "#app/lib/sanitize-html.server.ts";
import type { Article } from "./article.ts";
import { addressHeadings } from "./headings.server.ts";
import { countWords } from "./reading-time.ts";

export type ArticleRow = {
	slug: string;
	title: string;
	summary: string;
	author: string;
	date: string;
	updated_at: string | null;
	image_url: string | null;
	content: string;
};

export type Company = Pick<Article, "newer" | "older" | "related">;

/** A stored row as a page shows it: content sanitised again, headings addressed, words counted. */
export function toArticle(
	{ updated_at, image_url, ...row }: ArticleRow,
	company: Company,
): Article {
	const { html, headings } = addressHeadings(articleHtmlForPage(row.content));
	return {
		...row,
		...company,
		content: html,
		headings,
		wordCount: countWords(html),
		updatedAt: updated_at,
		imageUrl: image_url,
	};
}
