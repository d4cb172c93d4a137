import { dueNow } from "#app/lib/delivery.ts";
import type { Client } from "#app/lib/supabase.server.ts";

const LATEST = 20;

export type DeliveryView = {
	id: string;
	kind: string;
	recipient: string;
	status: string;
	attempts: number;
	lastError: string | null;
	createdAt: string;
};

/** The last deliveries, as the signed-in member of staff may see them. */
export async function latestDeliveries(client: Client, supportEmail: string) {
	const { data, error } = await client
		.from("deliveries")
		.select("id, kind, recipient, status, attempts, last_error, created_at")
		.order("created_at", { ascending: false })
		.order("id", { ascending: false })
		.limit(LATEST);
	const deliveries: DeliveryView[] = (data ?? []).map((row) => ({
		id: row.id,
		kind: row.kind,
		recipient: row.recipient ?? (row.kind === "upload_notification" ? "webhook" : supportEmail),
		status: row.status,
		attempts: row.attempts,
		lastError: row.last_error,
		createdAt: row.created_at,
	}));
	return { deliveries, hasFailed: Boolean(error) };
}

/** Puts a delivery that ended, or waits, to the front. One under way or already sent stays as it is. */
export async function sendAgain(client: Client, id: string): Promise<boolean> {
	const { data, error } = await client
		.from("deliveries")
		.update(dueNow())
		.eq("id", id)
		.in("status", ["dead", "pending", "not_configured"])
		.select("id");
	return !error && data.length === 1;
}
