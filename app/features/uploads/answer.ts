import * as z from "zod/mini";

/** What the upload page's address answers to programs, and to its own script. */
const answerSchema = z.union([
	z.object({ success: z.literal(true), fileName: z.string(), warning: z.optional(z.string()) }),
	z.object({ error: z.string(), message: z.string() }),
]);

export type UploadAnswer =
	| { ok: true; fileName: string; warning?: string | undefined }
	| { ok: false; message: string };

export const fallbacks = {
	noAnswer: "Unknown error occurred",
	unreadable: "Upload failed",
} as const;

export const notificationWarning = (reason: string) =>
	`File uploaded but notification failed: ${reason}`;

export function parseAnswer(text: string): UploadAnswer {
	const parsed = answerSchema.safeParse(json(text));
	if (!parsed.success) return { ok: false, message: fallbacks.unreadable };
	if ("error" in parsed.data) return { ok: false, message: parsed.data.message };
	return { ok: true, fileName: parsed.data.fileName, warning: parsed.data.warning };
}

function json(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
