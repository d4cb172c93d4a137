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

/**
 * What is being written stays in this browser until it is saved: a reload, a failure or signing out loses nothing. On
 * a shared machine nobody finds a colleague's writing in the form.
 */
export const deskOf = (writer: string, article: string) => `article-writing:${writer}:${article}`;

export function keep(desk: string, values: ArticleValues) {
	try {
		localStorage.setItem(desk, JSON.stringify(values));
	} catch {
		// Storage is full or forbidden: then nothing is kept, and writing goes on.
	}
}

export function kept(desk: string): ArticleValues | null {
	try {
		const stored = valuesSchema.safeParse(JSON.parse(localStorage.getItem(desk) ?? "null"));
		return stored.success ? stored.data : null;
	} catch {
		return null;
	}
}

export function forget(desk: string) {
	try {
		localStorage.removeItem(desk);
	} catch {
		// See above.
	}
}
