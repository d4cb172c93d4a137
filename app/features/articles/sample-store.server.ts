import { type ArticleList, PAGE_SIZE } from "./article.ts";
import type { ListAddress } from "./list-address.ts";
import type { Lookup } from "./lookup.ts";
import { sampleArticles } from "./sample.ts";
import { toArticle } from "./to-article.server.ts";

/** Mock mode: the sample articles behind the same questions as the database. */
export const sampleStore = {
	rows: () => [...sampleArticles],

	list({ page, search }: ListAddress): ArticleList {
		const words = search.toLowerCase().split(/\s+/).filter(Boolean);
		const matching = sampleArticles.filter((article) => {
			const text = `${article.title} ${article.summary} ${article.content}`.toLowerCase();
			return words.every((word) => text.includes(word));
		});
		const articles = matching
			.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
			.map(({ slug, title, summary, author, date }) => ({ slug, title, summary, author, date }));
		return { articles, total: matching.length };
	},

	find(slug: string): Lookup {
		const at = sampleArticles.findIndex((article) => article.slug === slug);
		const row = sampleArticles[at];
		if (!row) return { kind: "missing" };
		const newer = sampleArticles[at - 1] ?? null;
		const older = sampleArticles[at + 1] ?? null;
		return { kind: "found", article: toArticle(row, { newer, older, related: [] }) };
	},
};
