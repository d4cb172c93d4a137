import type { Database } from "./database.types.ts";

/** One mail or webhook call of the outbox. Its id is the idempotency key of every attempt. */
export type Delivery = Database["public"]["Tables"]["deliveries"]["Row"];

export type DeliveryKind =
	| "staff_notification"
	| "visitor_confirmation"
	| "upload_notification"
	| "password_recovery"
	| "test_email";

export type SendResult =
	| { ok: true; provider: string; id: string | null; statusCode?: number | undefined }
	| {
			ok: false;
			provider: string;
			/** For staff: what the other side said. Never shown to visitors. */
			error: string;
			/** Trying again cannot help: the address does not exist, the request is wrong. */
			isFinal: boolean;
			/** Nobody set this channel up: not an error, and not worth a retry. */
			isNotConfigured?: boolean | undefined;
			statusCode?: number | undefined;
			retryAfterSeconds?: number | undefined;
	  };

/** Sends one delivery, and stops when the signal says so. Returns what happened, and never throws. */
export type Sender = (delivery: Delivery, signal: AbortSignal) => Promise<SendResult>;

export type Senders = Partial<Record<DeliveryKind, Sender>>;

/** What makes a delivery that ended, or waits, due now, with all its attempts. */
export const dueNow = () => ({
	status: "pending",
	attempts: 0,
	next_attempt_at: new Date().toISOString(),
});
