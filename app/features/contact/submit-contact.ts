import { field, orMissing, text } from "#app/lib/shape.ts";
import { FIELDS, type FieldErrors } from "./field-names.ts";

/** Sends the form's values to the function, and reads whatever comes back. */
export const FUNCTION_ADDRESS = "/functions/v1/handle-contact-form";
const TIMEOUT_MS = 30_000;
const GENERIC_REFUSAL = "Failed to submit form";

export type SubmitResult =
	| { ok: true; response: unknown }
	| { ok: false; error: string; fields: FieldErrors };

export async function submitContact(
	values: Record<string, string>,
	idempotencyKey: string | null,
): Promise<SubmitResult> {
	try {
		const response = await fetch(FUNCTION_ADDRESS, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
			},
			body: JSON.stringify(values),
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const body: unknown = await response.json().catch(() => null);
		if (response.ok && body !== null) return { ok: true, response: body };
		return { ok: false, ...readRefusal(body) };
	} catch {
		// The connection broke, or nothing came in time. The same key makes the next try safe.
		return { ok: false, error: "", fields: {} };
	}
}

/** Whatever it is: a page of a proxy, nothing at all, or the function's own `{ error, fields? }`. */
function readRefusal(body: unknown): { error: string; fields: FieldErrors } {
	try {
		const error = field(body, "error", orMissing(text)) || GENERIC_REFUSAL;
		return { error, fields: field(body, "fields", orMissing(readFieldErrors)) ?? {} };
	} catch {
		return { error: GENERIC_REFUSAL, fields: {} };
	}
}

function readFieldErrors(value: unknown): FieldErrors {
	const entries = FIELDS.map((name) => [name, field(value, name, orMissing(text))] as const);
	return Object.fromEntries(entries.filter(([, message]) => message));
}
