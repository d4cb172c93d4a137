import { createTransport } from "nodemailer";
import type { SendResult } from "#app/lib/delivery.ts";
import { type FromAddress, type Mail, type Mailer, SEND_TIMEOUT_MS } from "../mail.ts";
import { messageFields } from "./message-fields.server.ts";

type Options = { url: string; sender: FromAddress };

const AUTHENTICATION_FAILED = new Set([530, 534, 535]);

export function smtpMailer({ url, sender }: Options): Mailer {
	const settings = {
		url,
		// A pool of one: the only kind of transport that can be closed in the middle of a message.
		pool: true as const,
		maxConnections: 1,
		maxRequeues: 0,
		connectionTimeout: SEND_TIMEOUT_MS / 2,
		greetingTimeout: SEND_TIMEOUT_MS / 2,
		socketTimeout: SEND_TIMEOUT_MS,
		dnsTimeout: SEND_TIMEOUT_MS / 2,
		disableFileAccess: true,
		disableUrlAccess: true,
	};

	/** Timeouts count from one answer to the next; the signal ends a server that answers, but slowly. */
	async function send(mail: Mail, signal: AbortSignal): Promise<SendResult> {
		const transport = createTransport(settings);
		const end = () => transport.close({ force: true });
		signal.addEventListener("abort", end);
		try {
			signal.throwIfAborted();
			const info = await transport.sendMail(messageFields(mail, sender));
			return { ok: true, provider: "smtp", id: info.messageId, statusCode: 250 };
		} catch (error) {
			return failure(signal.aborted ? new Error("The mail server was too slow") : error);
		} finally {
			signal.removeEventListener("abort", end);
			end();
		}
	}

	return { name: "smtp", send };
}

/** 5xx is final by RFC 5321, except for our own password: that one is mended by somebody. */
function failure(error: unknown): SendResult {
	const statusCode =
		error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
			? error.responseCode
			: undefined;
	const isFinal =
		statusCode !== undefined && statusCode >= 500 && !AUTHENTICATION_FAILED.has(statusCode);
	const text = error instanceof Error ? error.message : "The mail server could not be reached";
	return { ok: false, provider: "smtp", error: text, isFinal, statusCode };
}
