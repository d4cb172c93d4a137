import type { Client } from "#app/lib/supabase.server.ts";

const LATEST = 20;

export type DeliveryView = {
	id: string;
	kind: string;
	recipient: string;
	status: string;
	attempts: number;
	provider: string | null;
	lastError: string | null;
	createdAt: string;
	nextAttemptAt: string;
};

/** The last deliveries, as the signed-in member of staff may see them. */
export async function latestDeliveries(client: Client, supportEmail: string) {
	const { data, error } = await client
		.from("deliveries")
		.select(
			"id, kind, recipient, status, attempts, provider, last_error, created_at, next_attempt_at",
		)
		.order("created_at", { ascending: false })
		.order("id", { ascending: false })
		.limit(LATEST);
	const deliveries: DeliveryView[] = (data ?? []).map((row) => ({
		id: row.id,
		kind: row.kind,
		recipient: row.recipient ?? (row.kind === "upload_notification" ? "webhook" : supportEmail),
		status: row.status,
		attempts: row.attempts,
		provider: row.provider,
		lastError: row.last_error,
		createdAt: row.created_at,
		nextAttemptAt: row.next_attempt_at,
	}));
	return { deliveries, hasFailed: Boolean(error) };
}

/** Puts a delivery that ended, or waits, to the front. One under way or already sent stays as it is. */
export async function sendAgain(client: Client, id: string): Promise<boolean> {
	const { data, error } = await client
		.from("deliveries")
		.update({ status: "pending", attempts: 0, next_attempt_at: new Date().toISOString() })
		.eq("id", id)
		.in("status", ["dead", "pending", "not_configured"])
		.select("id");
	return !error && data.length === 1;
}
