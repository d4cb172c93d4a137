import { Webhook } from "standardwebhooks";
import type { Delivery, Senders, SendResult } from "#app/lib/delivery.ts";
import { env } from "#app/lib/env.server.ts";
import { type Client, serviceClient } from "#app/lib/supabase.server.ts";
import { BUCKET } from "./rules.ts";

type Options = { client: Client; url: string | undefined; secret: string | undefined };

export const WEBHOOK_TIMEOUT_MS = 5000;
const PROVIDER = "webhook";
export const UNKNOWN_ERROR = "Unknown webhook error";

/** The notifications of this installation. */
export function ownUploadSenders(): Senders {
	const { UPLOAD_WEBHOOK_URL: url, UPLOAD_WEBHOOK_SECRET: secret } = env();
	return uploadSenders({ client: serviceClient(), url, secret });
}

/** Tells the workflow about a stored file. Every attempt carries the delivery's id, so a receiver can tell repeats. */
export function uploadSenders({ client, url, secret }: Options): Senders {
	return {
		async upload_notification(delivery, signal) {
			if (!url) return { ...failure("No webhook is configured"), isNotConfigured: true };
			const { data, error } = await client
				.from("uploads")
				.select("name, created_at")
				.eq("id", delivery.upload_id ?? "")
				.abortSignal(signal)
				.maybeSingle();
			if (error) return failure("The upload could not be read");
			if (!data) return { ...failure("The upload is gone"), isFinal: true };
			const body = JSON.stringify({
				fileName: data.name,
				uploadedAt: new Date(data.created_at).toISOString(),
				bucketName: BUCKET,
			});
			return post(url, body, signatureHeaders(delivery, body, secret));
		},
	};
}

/** Standard Webhooks: https://github.com/standard-webhooks/standard-webhooks */
function signatureHeaders(
	{ id }: Delivery,
	body: string,
	secret: string | undefined,
): Record<string, string> {
	if (!secret) return {};
	const sentAt = new Date();
	return {
		"webhook-id": id,
		"webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
		"webhook-signature": new Webhook(secret).sign(id, sentAt, body),
	};
}

async function post(
	url: string,
	body: string,
	headers: Record<string, string>,
): Promise<SendResult> {
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: { "content-type": "application/json", ...headers },
			body,
			// Following would hand the signed body to an address that nobody configured.
			redirect: "manual",
			signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
		});
		await response.body?.cancel();
		if (response.ok) {
			return { ok: true, provider: PROVIDER, id: null, statusCode: response.status };
		}
		const retryAfter = Number(response.headers.get("retry-after"));
		return {
			...failure(`Webhook failed with status: ${response.status}`),
			statusCode: response.status,
			retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
		};
	} catch (error) {
		return failure(`${UNKNOWN_ERROR} (${reasonOf(error)})`);
	}
}

function failure(error: string) {
	return { ok: false as const, provider: PROVIDER, error, isFinal: false };
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return "no detail";
	if (error.name === "TimeoutError") return `no answer within ${WEBHOOK_TIMEOUT_MS / 1000} s`;
	const { cause } = error;
	return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
}
