import { notificationWarning } from "./answer.ts";
import { FIELD } from "./rules.ts";
import { type UploadOutcome, upload } from "./upload.server.ts";
import type { UploadState } from "./use-upload.ts";

/** Tries to tell the workflow about a stored file; the result is what went wrong, or null. */
export type Notify = (uploadId: string) => Promise<string | null>;

type Handled = { outcome: UploadOutcome; warning: string | null };

async function handle(request: Request, address: string, notify: Notify): Promise<Handled> {
	const outcome = await upload(request, address);
	const reason = outcome.ok ? await notify(outcome.id) : null;
	return { outcome, warning: reason === null ? null : notificationWarning(reason) };
}

export async function answerProgram(request: Request, address: string, notify: Notify) {
	const { outcome, warning } = await handle(request, address, notify);
	if (outcome.ok) {
		const { fileName } = outcome;
		return Response.json({ success: true, fileName, ...(warning ? { warning } : {}) });
	}
	const { status, error, message } = outcome;
	const isAboutTheFile = status === 422 || status === 413;
	const fields = isAboutTheFile ? { fields: { [FIELD]: message } } : {};
	return Response.json({ error, message, ...fields }, { status, headers: headersOf(outcome) });
}

export async function answerPage(request: Request, address: string, notify: Notify) {
	const { outcome, warning } = await handle(request, address, notify);
	const state: UploadState = outcome.ok
		? { step: "success", name: outcome.originalName, warning: warning ?? undefined }
		: { step: "failed", message: outcome.message };
	const status = outcome.ok ? 200 : outcome.status;
	return { state, init: { status, headers: headersOf(outcome) } };
}

function headersOf(outcome: UploadOutcome): Record<string, string> {
	const wait = outcome.ok ? undefined : outcome.retryAfterSeconds;
	return wait ? { "retry-after": String(wait) } : {};
}
