import { z } from "zod/mini";
import type { ArticleValues } from "./article-values.ts";

const valuesSchema = z.object({
	title: z.string(),
	summary: z.string(),
	content: z.string(),
	author: z.string(),
	date: z.string(),
	image_url: z.string(),
});

/** What is being written stays in this browser until it is saved: a reload or a failure loses nothing. */
const keyOf = (id: string) => `article-writing:${id || "new"}`;

export function keep(id: string, values: ArticleValues) {
	try {
		localStorage.setItem(keyOf(id), JSON.stringify(values));
	} catch {
		// Storage is full or forbidden: then nothing is kept, and writing goes on.
	}
}

export function kept(id: string): ArticleValues | null {
	try {
		const stored = valuesSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(id)) ?? "null"));
		return stored.success ? stored.data : null;
	} catch {
		return null;
	}
}

export function forget(id: string) {
	try {
		localStorage.removeItem(keyOf(id));
	} catch {
		// See above.
	}
}
