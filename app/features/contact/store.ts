import type { Client } from "#app/lib/supabase.server.ts";
import type { NewSubmission, Stored } from "./handle-contact.ts";

const TIMEOUT_MS = 8000;
const ALREADY_THERE = "23505";
/** Data exceptions and failed checks: the database knows a rule that we do not. */
const REFUSED = /^(22|23514)/;

/** A trigger writes the mails that the message owes, in the same transaction. */
export function submissionStore(client: Client) {
	return async function store(submission: NewSubmission): Promise<Stored> {
		const { error } = await client
			.from("contact_submissions")
			.insert(submission)
			.abortSignal(AbortSignal.timeout(TIMEOUT_MS));
		if (!error || error.code === ALREADY_THERE) return { ok: true };
		return { ok: false, reason: REFUSED.test(error.code) ? "refused" : "unavailable" };
	};
}
