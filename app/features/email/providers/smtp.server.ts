import { createTransport } from "nodemailer";
import type { SendResult } from "#app/lib/delivery.ts";
import { type FromAddress, type Mail, type Mailer, SEND_TIMEOUT_MS } from "../mail.ts";
import { messageFields } from "./message-fields.server.ts";

type Options = { url: string; sender: FromAddress };

const AUTHENTICATION_FAILED = new Set([530, 534, 535]);

export function smtpMailer({ url, sender }: Options): Mailer {
	const transport = createTransport({
		url,
		connectionTimeout: SEND_TIMEOUT_MS / 2,
		greetingTimeout: SEND_TIMEOUT_MS / 2,
		socketTimeout: SEND_TIMEOUT_MS,
		dnsTimeout: SEND_TIMEOUT_MS / 2,
		disableFileAccess: true,
		disableUrlAccess: true,
	});

	async function send(mail: Mail): Promise<SendResult> {
		try {
			const info = await transport.sendMail(messageFields(mail, sender));
			return { ok: true, provider: "smtp", id: info.messageId, statusCode: 250 };
		} catch (error) {
			return failure(error);
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
