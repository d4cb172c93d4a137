import type { SendResult } from "#app/lib/delivery.ts";

/** One message, finished. Everything that a header is made of has no line break in it. */
export type Mail = {
	/** Idempotency key: the same id is the same message, however often it is sent. */
	id: string;
	/** File name of a captured message begins with it. */
	createdAt: string;
	to: string;
	replyTo: string;
	subject: string;
	html: string;
	text: string;
};

/** Mail goes from our address: a message "from" the visitor would fail SPF and DMARC. They stand in Reply-To. */
export type FromAddress = { name: string; address: string };

export type Mailer = {
	name: "resend" | "smtp" | "capture";
	/** Ends with the signal: nothing is sent after it. */
	send: (mail: Mail, signal: AbortSignal) => Promise<SendResult>;
};

/** Whoever says nothing for longer than this does not answer. */
export const SEND_TIMEOUT_MS = 10_000;

/** Header values are single lines of bounded length, whatever came in. */
export function headerText(text: string): string {
	const line = text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
	return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}
