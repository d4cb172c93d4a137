import { env } from "#app/lib/env.server.ts";
import { takeTurn } from "#app/lib/rate-limit.server.ts";
import { serviceClient } from "#app/lib/supabase.server.ts";
import { makeFormToken } from "./form-token.ts";
import { type ContactDependencies, type ContactOutcome, failure } from "./handle-contact.ts";
import { submissionStore } from "./store.ts";

/** What the handler needs, in the web server. */
export function contactDependencies(deliver: ContactDependencies["deliver"]): ContactDependencies {
	return {
		store: submissionStore(serviceClient()),
		deliver,
		takeTurn,
		now: Date.now,
		formSecret: formSecret(),
	};
}

/** On sample data nothing can be stored, and an answer that says otherwise would lose the message. */
export function mockAnswer(): ContactOutcome | null {
	if (env().BACKEND_KIND !== "mock") return null;
	return failure(
		503,
		"This site runs on sample data and cannot take messages. Please write to us by e-mail.",
	);
}

export const currentFormToken = () => makeFormToken(formSecret(), Date.now());

/** Only for a process that nobody gave one: its tokens are its own. */
const ownSecret = crypto.randomUUID();
const formSecret = () => env().FORM_SECRET ?? ownSecret;
