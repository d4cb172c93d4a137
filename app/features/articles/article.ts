import { z } from "zod/mini";

/** What pages, feeds and the JSON addresses say about articles. `zod/mini`: these also run in the browser. */
export const PAGE_SIZE = 10;

const cardSchema = z.object({
	slug: z.string(),
	title: z.string(),
	summary: z.string(),
	author: z.string(),
	date: z.string(),
	/** Only in search results: a passage with its hits between U+0001 and U+0002. */
	snippet: z.optional(z.string()),
});

export const articleListSchema = z.object({
	articles: z.array(cardSchema),
	total: z.number(),
});

const neighbourSchema = z.object({ slug: z.string(), title: z.string(), date: z.string() });

const factsSchema = z.object({
	slug: z.string(),
	title: z.string(),
	summary: z.string(),
	author: z.string(),
	date: z.string(),
	updatedAt: z.nullable(z.string()),
	imageUrl: z.nullable(z.string()),
	wordCount: z.number(),
	headings: z.array(z.object({ id: z.string(), text: z.string() })),
	newer: z.nullable(neighbourSchema),
	older: z.nullable(neighbourSchema),
	related: z.array(neighbourSchema),
});

export const articleSchema = z.extend(factsSchema, { content: z.string() });

export type ArticleCard = z.infer<typeof cardSchema>;
export type ArticleList = z.infer<typeof articleListSchema>;
export type ArticleFacts = z.infer<typeof factsSchema>;
export type Article = z.infer<typeof articleSchema>;
export type Neighbour = z.infer<typeof neighbourSchema>;
export type Heading = ArticleFacts["headings"][number];
