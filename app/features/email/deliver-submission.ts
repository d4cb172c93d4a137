import type { Client } from "#app/lib/supabase.server.ts";
import type { Dispatcher } from "./dispatcher.ts";
import { flood } from "./flood.ts";

const LONGEST_WAIT_MS = 2500;
const LOOK_AGAIN_MS = 150;
/** More at once would slow each other down, and with them the storing of the next message. */
const MAX_AT_ONCE = 6;

let atOnce = 0;
type Options = { client: Client; dispatcher: Dispatcher };

/**
 * Tries the mails of a message that was just stored, so that the visitor's answer can carry the confirmation's id.
 * Whatever happens here, the outbox has them: null only means "not yet".
 */
export async function deliverSubmission(
	submissionId: string,
	{ client, dispatcher }: Options,
): Promise<string | null> {
	flood.note();
	if (flood.isFlooded() || atOnce >= MAX_AT_ONCE) return null;
	atOnce += 1;
	const deadline = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, null));
	const delivered = deliver(submissionId, client, dispatcher)
		.catch(() => null)
		.finally(() => {
			atOnce -= 1;
		});
	return Promise.race([delivered, deadline]);
}

async function deliver(submissionId: string, client: Client, dispatcher: Dispatcher) {
	const owed = await owedMails(client, submissionId);
	const confirmation = owed.find((mail) => mail.kind === "visitor_confirmation");
	const due = owed.filter((mail) => mail.status === "pending");
	const claimed =
		due.length > 0
			? await dispatcher.claim(
					due.length,
					due.map((mail) => mail.id),
				)
			: [];
	const attempted = await Promise.all(claimed.map(dispatcher.attempt));
	const mine = attempted.find(({ delivery }) => delivery.id === confirmation?.id);
	if (mine) return mine.result.ok ? mine.result.id : null;
	return confirmation ? sentElsewhere(client, submissionId) : null;
}

/** The worker, or the first of two clicks, has it already: its result is ours too. */
async function sentElsewhere(client: Client, submissionId: string): Promise<string | null> {
	const giveUpAt = Date.now() + LONGEST_WAIT_MS;
	while (Date.now() < giveUpAt) {
		const owed = await owedMails(client, submissionId);
		const confirmation = owed.find((mail) => mail.kind === "visitor_confirmation");
		if (confirmation?.status !== "sending") return confirmation?.provider_id ?? null;
		await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
	}
	return null;
}

async function owedMails(client: Client, submissionId: string) {
	const { data } = await client
		.from("deliveries")
		.select("id, kind, status, provider_id")
		.eq("submission_id", submissionId)
		.abortSignal(AbortSignal.timeout(LONGEST_WAIT_MS));
	return data ?? [];
}
