import * as z from "zod/mini";
import type { SendResult } from "#app/lib/delivery.ts";
import { type FromAddress, type Mail, type Mailer, SEND_TIMEOUT_MS } from "../mail.ts";

/** Resend's HTTP API, by plain `fetch`: it also runs in the edge function. */
type Options = { apiKey: string; apiUrl: string; sender: FromAddress };

const sentSchema = z.object({ id: z.string() });
const refusedSchema = z.object({ message: z.string() });

/** Wrong for good. A wrong key or an unverified domain is mended by somebody, so those are tried again. */
const FINAL_STATUSES = new Set([400, 404, 405, 413, 422]);

export function resendMailer({ apiKey, apiUrl, sender }: Options): Mailer {
	const address = `${apiUrl.replace(/\/+$/, "")}/emails`;
	const from = `${sender.name} <${sender.address}>`;

	async function send(mail: Mail, signal: AbortSignal): Promise<SendResult> {
		try {
			const response = await fetch(address, {
				method: "POST",
				redirect: "error",
				signal: AbortSignal.any([signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
				headers: {
					authorization: `Bearer ${apiKey}`,
					"content-type": "application/json",
					"idempotency-key": mail.id,
				},
				body: JSON.stringify({
					from,
					to: [mail.to],
					reply_to: mail.replyTo,
					subject: mail.subject,
					html: mail.html,
					text: mail.text,
				}),
			});
			return await read(response);
		} catch (error) {
			return failed(reasonOf(error));
		}
	}

	return { name: "resend", send };
}

async function read(response: Response): Promise<SendResult> {
	const body: unknown = await response.json().catch(() => null);
	const statusCode = response.status;
	if (response.ok) {
		const sent = sentSchema.safeParse(body);
		return { ok: true, provider: "resend", id: sent.success ? sent.data.id : null, statusCode };
	}
	const refused = refusedSchema.safeParse(body);
	const error = refused.success ? refused.data.message : `Resend answered ${statusCode}`;
	const retryAfterSeconds = retryAfter(response.headers.get("retry-after"));
	return {
		...failed(error),
		isFinal: FINAL_STATUSES.has(statusCode),
		statusCode,
		retryAfterSeconds,
	};
}

function failed(error: string) {
	return { ok: false as const, provider: "resend", error, isFinal: false };
}

/** Seconds, or a date. */
export function retryAfter(header: string | null, now = Date.now()): number | undefined {
	if (!header) return undefined;
	const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
	return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return "The e-mail service could not be reached";
	if (error.name === "TimeoutError") return "The e-mail service did not answer in time";
	const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
	return `The e-mail service could not be reached (${error.message}${cause})`;
}
