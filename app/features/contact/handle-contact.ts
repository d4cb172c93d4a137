import type { Turn, TurnAnswer } from "#app/lib/rate-limit.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { DECOY_FIELD, type FieldErrors, TOKEN_FIELD } from "./field-names.ts";
import { readFormToken } from "./form-token.ts";
import { type ContactValues, checkContact } from "./schema.ts";
import { submissionId } from "./submission-id.ts";
import { suspicionsOf } from "./suspicion.ts";

/** Takes a contact message, in any runtime: what it needs from the outside is handed in. */

const ADDRESS_LIMITS = [
	{ max: 5, windowSeconds: 60 },
	{ max: 30, windowSeconds: 3600 },
];
// Somebody else's address must not be flooded with confirmations from many places.
const EMAIL_LIMITS = [
	{ max: 10, windowSeconds: 60 },
	{ max: 40, windowSeconds: 3600 },
];
const MAX_KEY_LENGTH = 200;

export type NewSubmission = ContactValues & {
	id: string;
	status: "new" | "quarantined";
	quarantine_reasons: string[];
};

export type Stored = { ok: true } | { ok: false; reason: "unavailable" | "refused" };

export type ContactDependencies = {
	/** Writes the message and, in the same transaction, the mails it owes. Knows a message it already has. */
	store: (submission: NewSubmission) => Promise<Stored>;
	/** Tries the mails at once, for a bounded time: the confirmation's id at the provider, or null. */
	deliver: (submissionId: string) => Promise<string | null>;
	takeTurn: (turn: Turn) => Promise<TurnAnswer>;
	now: () => number;
	/** Without one, tokens say nothing. */
	formSecret: string | null;
};

export type ContactInput = { body: object; idempotencyKey: string | null; address: string };

export type ContactAnswer =
	| { success: true; message: string; id: string; reference: string; userEmailId: string | null }
	| { error: string; message: string; fields?: FieldErrors };

export type ContactOutcome = { status: number; answer: ContactAnswer; retryAfterSeconds?: number };

export async function handleContact(
	{ body, idempotencyKey, address }: ContactInput,
	{ store, deliver, takeTurn, now, formSecret }: ContactDependencies,
): Promise<ContactOutcome> {
	const checked = checkContact(body);
	if (!checked.ok) return invalid(checked.fields);
	const { values } = checked;
	if (idempotencyKey !== null && idempotencyKey.length > MAX_KEY_LENGTH) {
		return failure(400, `The idempotency key must have at most ${MAX_KEY_LENGTH} characters.`);
	}

	const turns = [
		{ name: "contact", key: address, limits: ADDRESS_LIMITS },
		{ name: "contact-email", key: values.email.toLowerCase(), limits: EMAIL_LIMITS },
	];
	for (const turn of turns) {
		const answer = await takeTurn(turn);
		if (!answer.ok) return tooMany(answer.retryAfterSeconds);
	}

	const token = textOf(body, TOKEN_FIELD);
	const reasons = suspicionsOf({
		values,
		decoy: textOf(body, DECOY_FIELD),
		token: formSecret ? await readFormToken(formSecret, token) : { kind: "none" },
		now: now(),
	});
	// Without JavaScript there is no key; the same words from the same page are the same message.
	const id = await submissionId(idempotencyKey ?? (token || null), values);
	const status = reasons.length > 0 ? "quarantined" : "new";
	const stored = await store({ ...values, id, status, quarantine_reasons: reasons });
	if (!stored.ok && stored.reason === "refused") {
		return failure(422, "The message contains something that cannot be stored.");
	}
	if (!stored.ok) {
		return failure(503, "The message could not be stored just now. Please try again in a minute.");
	}
	return {
		status: 200,
		answer: {
			success: true,
			message: "The message is stored.",
			id,
			reference: referenceOf(id),
			userEmailId: await deliver(id),
		},
	};
}

export function failure(status: number, text: string): ContactOutcome {
	return { status, answer: { error: text, message: text } };
}

function invalid(fields: FieldErrors): ContactOutcome {
	const error = "Please check the form for errors and try again.";
	const message = `${Object.values(fields).join(". ")}.`;
	return { status: 422, answer: { error, message, fields } };
}

function tooMany(retryAfterSeconds: number): ContactOutcome {
	const wait =
		retryAfterSeconds < 90
			? `${retryAfterSeconds} seconds`
			: `${Math.ceil(retryAfterSeconds / 60)} minutes`;
	const text = `Too many messages in a short time. Please try again in ${wait}.`;
	return { ...failure(429, text), retryAfterSeconds };
}

function textOf(body: object, field: string): string {
	const value: unknown = Reflect.get(body, field);
	return typeof value === "string" ? value.trim() : "";
}
