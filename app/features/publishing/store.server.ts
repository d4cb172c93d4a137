import { z } from "zod";
import { readPage } from "#app/lib/list-page.ts";
import { sanitizeArticleHtml } from "#app/lib/sanitize-html.server.ts";
import type { StaffAccess } from "#app/lib/staff-context.ts";
import { type ArticleValues, slugFor } from "./article-values.ts";

type Staff = Extract<StaffAccess, { kind: "staff" }>;

const LIST_COLUMNS = "id, title, slug, date, is_draft, revision";
const EDIT_COLUMNS =
	"id, title, slug, summary, content, author, date, image_url, is_draft, revision";
const SAVED_COLUMNS = "id, title, slug, revision";
const PAGE_SIZE = 50;
const UNIQUE_VIOLATION = "23505";

export function listArticles({ client }: Staff, page: number) {
	return readPage(page, PAGE_SIZE, (from, to) =>
		client
			.from("articles")
			.select(LIST_COLUMNS, { count: "exact" })
			.is("deleted_at", null)
			.order("date", { ascending: false })
			.order("id", { ascending: false })
			.range(from, to),
	);
}

export async function loadArticle({ client }: Staff, id: string) {
	if (!z.uuid().safeParse(id).success) return null;
	const { data, error } = await client
		.from("articles")
		.select(EDIT_COLUMNS)
		.eq("id", id)
		.is("deleted_at", null)
		.maybeSingle();
	if (error) throw new Error(error.message);
	return data;
}

export type StoredArticle = NonNullable<Awaited<ReturnType<typeof loadArticle>>>;

export type SaveResult =
	| { kind: "saved"; article: SavedArticle; removed: string[] }
	| { kind: "failed"; message: string }
	| { kind: "stale"; stored: StoredArticle };

export type SavedArticle = Pick<StoredArticle, "id" | "title" | "slug" | "revision">;

type Save = {
	values: ArticleValues;
	isDraft: boolean;
	/** What is being edited, and the revision that the writer started from. */
	edited?: { id: string; revision: number } | undefined;
};

export async function saveArticle(
	access: Staff,
	{ values, isDraft, edited }: Save,
): Promise<SaveResult> {
	const before = edited ? await loadArticle(access, edited.id) : undefined;
	if (before === null)
		return { kind: "failed", message: "This article has been deleted meanwhile." };
	if (before && edited && before.revision !== edited.revision)
		return { kind: "stale", stored: before };

	const { html, removed } = sanitizeArticleHtml(values.content.replaceAll("\r\n", "\n"));
	if (html.trim() === "")
		return { kind: "failed", message: "Nothing of the content may be published." };
	const row = {
		title: values.title.trim(),
		slug: slugFor(values.title, before),
		summary: values.summary.replaceAll("\r\n", "\n").trim(),
		content: html,
		author: values.author.trim(),
		date: values.date,
		image_url: values.image_url.trim() || null,
		is_draft: isDraft,
	};
	const articles = access.client.from("articles");
	const stored = edited
		? await articles.update(row).match(edited).select(SAVED_COLUMNS)
		: await articles.insert(row).select(SAVED_COLUMNS);
	if (stored.error?.code === UNIQUE_VIOLATION)
		return { kind: "failed", message: `Another article already has the URL slug “${row.slug}”.` };
	if (stored.error) return { kind: "failed", message: stored.error.message };
	const [article] = stored.data;
	if (article) return { kind: "saved", article, removed };
	const stolen = edited ? await loadArticle(access, edited.id) : null;
	return stolen
		? { kind: "stale", stored: stolen }
		: { kind: "failed", message: "This article has been deleted meanwhile." };
}

type Change = { is_draft: boolean } | { deleted_at: string | null };

/** Unpublishing, deleting and bringing back; a deleted article keeps its row, so that it can come back. */
export async function changeArticle({ client }: Staff, id: string, change: Change) {
	const { data, error } = await client
		.from("articles")
		.update(change)
		.eq("id", id)
		.select("id, slug");
	if (error?.code === UNIQUE_VIOLATION)
		return { ok: false, message: "Another article has taken its URL slug meanwhile." } as const;
	if (error) return { ok: false, message: error.message } as const;
	if (data.length === 0) return { ok: false, message: "This article does not exist." } as const;
	return { ok: true } as const;
}
