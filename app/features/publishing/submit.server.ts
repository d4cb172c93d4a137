import { z } from "zod";
import { MOCK_REFUSAL } from "#app/lib/mock-refusal.ts";
import { sanitizeArticleHtml } from "#app/lib/sanitize-html.server.ts";
import { tellSiteChanged } from "#app/lib/site-changes.server.ts";
import type { StaffAccess } from "#app/lib/staff-context.ts";
import { type ArticleValues, checkArticle } from "./article-values.ts";
import { utcInputToIso } from "./local-time.ts";
import {
	changeArticle,
	type SavedArticle,
	type StoredArticle,
	saveArticle,
} from "./store.server.ts";

const text = z.string().default("");
const formSchema = z.object({
	intent: z
		.enum(["publish", "draft", "preview", "unpublish", "delete", "restore"])
		.default("publish"),
	title: text,
	summary: text,
	content: text,
	author: text,
	date: text,
	/** Written by the browser, which knows its time zone. */
	date_iso: text,
	image_url: text,
	id: z.union([z.uuid(), z.literal("").transform(() => undefined)]).optional(),
	revision: z.coerce.number().int().optional(),
});

/** A button may say `publish@7`: save over revision 7, whatever revision the writer started from. */
function readForm(form: FormData) {
	const fields = Object.fromEntries(form);
	const over = /^(\w+)@(\d+)$/.exec(String(fields.intent));
	return formSchema.safeParse(over ? { ...fields, intent: over[1], revision: over[2] } : fields);
}

export type SubmitResult =
	| {
			kind: "saved";
			as: "published" | "scheduled" | "draft";
			article: SavedArticle;
			date: string;
			removed: string[];
			at: number;
	  }
	| { kind: "invalid"; problems: string[]; values: ArticleValues }
	| { kind: "failed"; message: string | null; values?: ArticleValues; at: number }
	| { kind: "stale"; stored: StoredArticle; values: ArticleValues; startedFrom: number | undefined }
	| { kind: "preview"; values: ArticleValues; removed: string[] }
	| { kind: "changed"; intent: "unpublish" | "delete" | "restore"; id: string; at: number };

export async function submitArticle(access: StaffAccess, form: FormData): Promise<SubmitResult> {
	const parsed = readForm(form);
	if (!parsed.success) return failed("The form could not be read.");
	const { intent, id, revision, date_iso, ...typed } = parsed.data;
	if (intent === "unpublish" || intent === "delete" || intent === "restore")
		return change(access, intent, id);

	const values = { ...typed, date: date_iso || utcInputToIso(typed.date) };
	if (intent === "preview")
		return { kind: "preview", values: typed, removed: sanitizeArticleHtml(values.content).removed };
	const problems = checkArticle(values);
	if (problems.length > 0) return { kind: "invalid", problems, values: typed };
	if (access.kind === "mock") return failed(MOCK_REFUSAL, typed);

	const isDraft = intent === "draft";
	const edited = id && revision !== undefined ? { id, revision } : undefined;
	const result = await saveArticle(access, { values, isDraft, edited });
	if (result.kind === "failed") return failed(result.message, typed);
	if (result.kind === "stale") return { ...result, values: typed, startedFrom: revision };
	await tellSiteChanged();
	const isLater = Date.parse(values.date) > Date.now();
	const as = isDraft ? "draft" : isLater ? "scheduled" : "published";
	const { article, removed } = result;
	return { kind: "saved", as, article, removed, date: values.date, at: Date.now() };
}

async function change(
	access: StaffAccess,
	intent: "unpublish" | "delete" | "restore",
	id: string | undefined,
): Promise<SubmitResult> {
	if (access.kind === "mock") return failed(MOCK_REFUSAL);
	if (!id) return failed("The form could not be read.");
	const changes = {
		unpublish: { is_draft: true },
		delete: { deleted_at: new Date().toISOString() },
		restore: { deleted_at: null },
	};
	const result = await changeArticle(access, id, changes[intent]);
	if (!result.ok) return failed(result.message);
	await tellSiteChanged();
	return { kind: "changed", intent, id, at: Date.now() };
}

function failed(message: string, values?: ArticleValues): SubmitResult {
	return { kind: "failed", message, ...(values ? { values } : {}), at: Date.now() };
}

export function statusOf(result: SubmitResult): number {
	if (result.kind === "invalid") return 422;
	return result.kind === "failed" || result.kind === "stale" ? 409 : 200;
}
