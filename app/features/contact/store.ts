import type { Client } from "#app/lib/supabase.server.ts";
import type { NewSubmission } from "./handle-contact.ts";

const TIMEOUT_MS = 8000;
const ALREADY_THERE = "23505";

/** A trigger writes the mails that the message owes, in the same transaction. */
export function submissionStore(client: Client) {
	return async function store(submission: NewSubmission): Promise<{ ok: true } | { ok: false }> {
		const { error } = await client
			.from("contact_submissions")
			.insert(submission)
			.abortSignal(AbortSignal.timeout(TIMEOUT_MS));
		return { ok: !error || error.code === ALREADY_THERE };
	};
}
