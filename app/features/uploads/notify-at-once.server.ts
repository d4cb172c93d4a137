import type { Delivery, SendResult } from "#app/lib/delivery.ts";
import type { Client } from "#app/lib/supabase.server.ts";
import { UNKNOWN_ERROR, WEBHOOK_TIMEOUT_MS } from "./notify.server.ts";

/** The outbox as this feature needs it; a route hands in the real one. */
export type Outbox = {
	claim: (batch: number, onlyIds?: string[]) => Promise<Delivery[]>;
	attempt: (delivery: Delivery) => Promise<{ result: SendResult }>;
};

const LOOK_AGAIN_MS = 150;

/**
 * Tries the notification of a file that was just stored. The result is the reason to tell the visitor, or null when
 * there is nothing to tell. Whatever happens here, the outbox goes on trying.
 */
export async function notifyAtOnce(client: Client, outbox: Outbox, uploadId: string) {
	const deadline = new Promise<string>((resolve) => {
		setTimeout(resolve, WEBHOOK_TIMEOUT_MS + 500, UNKNOWN_ERROR).unref();
	});
	return Promise.race([deadline, notify(client, outbox, uploadId).catch(() => UNKNOWN_ERROR)]);
}

async function notify(client: Client, outbox: Outbox, uploadId: string): Promise<string | null> {
	const owed = await read(client, uploadId);
	if (!owed) return null;
	const [claimed] = owed.status === "pending" ? await outbox.claim(1, [owed.id]) : [];
	if (!claimed) return resultOfOthers(client, uploadId);
	const { result } = await outbox.attempt(claimed);
	if (result.ok || result.isNotConfigured) return null;
	return visitorsReason(result.statusCode);
}

/** The worker was quicker: its result is ours, too. */
async function resultOfOthers(client: Client, uploadId: string): Promise<string | null> {
	for (;;) {
		const owed = await read(client, uploadId);
		const isOver = owed?.status !== "sending";
		if (isOver && !owed?.last_error) return null;
		if (isOver)
			return owed?.status === "not_configured" ? null : reasonFrom(owed?.last_error ?? "");
		await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
	}
}

/** Only the status is told; anything else could say more about the inside than a visitor should know. */
function visitorsReason(statusCode: number | undefined): string {
	return statusCode ? `Webhook failed with status: ${statusCode}` : UNKNOWN_ERROR;
}

const reasonFrom = (error: string) =>
	/^Webhook failed with status: \d{3}$/.test(error) ? error : UNKNOWN_ERROR;

async function read(client: Client, uploadId: string) {
	const { data } = await client
		.from("deliveries")
		.select("id, status, last_error")
		.eq("upload_id", uploadId)
		.maybeSingle();
	return data;
}
