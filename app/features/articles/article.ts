import { field, list, number, orMissing, orNull, text } from "#app/lib/shape.ts";

/** What pages, feeds and the JSON addresses say about articles. */
export const PAGE_SIZE = 10;

export type ArticleCard = {
	slug: string;
	title: string;
	summary: string;
	author: string;
	date: string;
	/** Only in search results: a passage with its hits between U+0001 and U+0002. */
	snippet?: string | undefined;
};
export type ArticleList = { articles: ArticleCard[]; total: number };

export type Neighbour = { slug: string; title: string; date: string };
export type Heading = { id: string; text: string };

export type ArticleFacts = {
	slug: string;
	title: string;
	summary: string;
	author: string;
	date: string;
	updatedAt: string | null;
	imageUrl: string | null;
	wordCount: number;
	headings: Heading[];
	newer: Neighbour | null;
	older: Neighbour | null;
	related: Neighbour[];
};
export type Article = ArticleFacts & { content: string };

/** Readers of what the JSON addresses answer. */
export function readArticleList(value: unknown): ArticleList {
	return {
		articles: field(value, "articles", list(readCard)),
		total: field(value, "total", number),
	};
}

export function readArticle(value: unknown): Article {
	return {
		slug: field(value, "slug", text),
		title: field(value, "title", text),
		summary: field(value, "summary", text),
		author: field(value, "author", text),
		date: field(value, "date", text),
		updatedAt: field(value, "updatedAt", orNull(text)),
		imageUrl: field(value, "imageUrl", orNull(text)),
		wordCount: field(value, "wordCount", number),
		headings: field(value, "headings", list(readHeading)),
		newer: field(value, "newer", orNull(readNeighbour)),
		older: field(value, "older", orNull(readNeighbour)),
		related: field(value, "related", list(readNeighbour)),
		content: field(value, "content", text),
	};
}

function readCard(value: unknown): ArticleCard {
	return {
		slug: field(value, "slug", text),
		title: field(value, "title", text),
		summary: field(value, "summary", text),
		author: field(value, "author", text),
		date: field(value, "date", text),
		snippet: field(value, "snippet", orMissing(text)),
	};
}

function readNeighbour(value: unknown): Neighbour {
	return {
		slug: field(value, "slug", text),
		title: field(value, "title", text),
		date: field(value, "date", text),
	};
}

function readHeading(value: unknown): Heading {
	return { id: field(value, "id", text), text: field(value, "text", text) };
}
