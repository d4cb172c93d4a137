import { field, orMissing, text } from "#app/lib/shape.ts";

/** What the upload page's address answers to programs, and to its own script. */
export type UploadAnswer =
	| { ok: true; fileName: string; warning?: string | undefined }
	| { ok: false; message: string; isAboutTheFile?: boolean };

export const fallbacks = {
	noAnswer: "Unknown error occurred",
	unreadable: "Upload failed",
} as const;

export const notificationWarning = (reason: string) =>
	`File uploaded but notification failed: ${reason}`;

/** `{ success, fileName, warning? }` or `{ error, message, fields? }`; anything else is not our answer. */
export function parseAnswer(answer: string): UploadAnswer {
	try {
		const body: unknown = JSON.parse(answer);
		if (field(body, "error", orMissing(text)) !== undefined) {
			const isAboutTheFile = field(body, "fields", (fields) => fields !== undefined);
			return { ok: false, message: field(body, "message", text), isAboutTheFile };
		}
		const fileName = field(body, "fileName", text);
		return { ok: true, fileName, warning: field(body, "warning", orMissing(text)) };
	} catch {
		return { ok: false, message: fallbacks.unreadable };
	}
}
