import type { Delivery, Sender, Senders, SendResult } from "#app/lib/delivery.ts";
import type { Client } from "#app/lib/supabase.server.ts";
import { MAX_ATTEMPTS, pauseAfter } from "./backoff.ts";

/** Whoever claimed a delivery and died, had it for this long. */
export const LEASE_SECONDS = 30;
/** An attempt ends early enough to be written down before somebody else may take the delivery. */
const ATTEMPT_SHARE_OF_LEASE = 0.5;
const CALL_TIMEOUT_MS = 8000;
const TOO_MANY_REQUESTS = 429;

type Options = { client: Client; senders: Senders; leaseSeconds?: number };
export type Attempted = { delivery: Delivery; result: SendResult };

/** Takes deliveries out of the outbox, has them sent, and writes down how it went. */
export function createDispatcher({ client, senders, leaseSeconds = LEASE_SECONDS }: Options) {
	const byKind = new Map<string, Sender>(Object.entries(senders));

	/** What is due and nobody else has. An unreachable backend has nothing due. */
	async function claim(batch: number, onlyIds?: string[]): Promise<Delivery[]> {
		const { data } = await client
			.rpc("claim_deliveries", {
				batch,
				lease_seconds: leaseSeconds,
				...(onlyIds ? { only_ids: onlyIds } : {}),
			})
			.abortSignal(AbortSignal.timeout(CALL_TIMEOUT_MS));
		return data ?? [];
	}

	async function attempt(delivery: Delivery): Promise<Attempted> {
		const startedAt = performance.now();
		const result = await send(delivery);
		await finish(delivery, result, Math.round(performance.now() - startedAt));
		return { delivery, result };
	}

	async function send(delivery: Delivery): Promise<SendResult> {
		const sender = byKind.get(delivery.kind);
		if (!sender) {
			const error = `Nothing here sends ${delivery.kind}`;
			return { ok: false, provider: "none", error, isFinal: true, isNotConfigured: true };
		}
		try {
			const limitMs = leaseSeconds * 1000 * ATTEMPT_SHARE_OF_LEASE;
			return await sender(delivery, AbortSignal.timeout(limitMs));
		} catch (error) {
			const text = error instanceof Error ? error.message : "unknown";
			return { ok: false, provider: "none", error: text, isFinal: false };
		}
	}

	async function finish(delivery: Delivery, result: SendResult, durationMs: number) {
		const outcome = outcomeOf(delivery, result);
		const seconds = result.ok
			? 0
			: pauseAfter(delivery.attempts, result.retryAfterSeconds, Math.random);
		const record = {
			delivery: delivery.id,
			outcome,
			provider: result.provider,
			provider_id: result.ok ? result.id : null,
			status_code: result.statusCode ?? null,
			error: result.ok ? null : result.error,
			retry_at: outcome === "retry" ? new Date(Date.now() + seconds * 1000).toISOString() : null,
			duration_ms: durationMs,
		};
		// When this cannot be written, the lease runs out and the message goes again under the same key.
		for (const pauseMs of [0, 300, 1500]) {
			await new Promise((resolve) => setTimeout(resolve, pauseMs));
			const { error } = await client
				.rpc("finish_delivery", record)
				.abortSignal(AbortSignal.timeout(CALL_TIMEOUT_MS));
			if (!error) return;
		}
	}

	return { claim, attempt };
}

export type Dispatcher = ReturnType<typeof createDispatcher>;

export function outcomeOf(
	{ attempts }: Pick<Delivery, "attempts">,
	result: SendResult,
): "sent" | "retry" | "dead" | "not_configured" {
	if (result.ok) return "sent";
	if (result.isNotConfigured) return "not_configured";
	if (result.isFinal) return "dead";
	// A provider that is busy says nothing about the message: waiting for it never kills one.
	if (result.statusCode === TOO_MANY_REQUESTS) return "retry";
	return attempts < MAX_ATTEMPTS ? "retry" : "dead";
}
