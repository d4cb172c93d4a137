import * as z from "zod/mini";
import { FIELDS, type FieldErrors } from "./schema.ts";

/** Sends the form's values to the function, and reads whatever comes back. */
export const FUNCTION_ADDRESS = "/functions/v1/handle-contact-form";
const TIMEOUT_MS = 30_000;

export type SubmitResult =
	| { ok: true; response: unknown }
	| { ok: false; error: string; fields: FieldErrors };

const errorSchema = z.object({
	error: z.optional(z.string()),
	fields: z.optional(z.partialRecord(z.enum(FIELDS), z.string())),
});

export async function submitContact(
	values: Record<string, string>,
	idempotencyKey: string,
): Promise<SubmitResult> {
	try {
		const response = await fetch(FUNCTION_ADDRESS, {
			method: "POST",
			headers: { "content-type": "application/json", "idempotency-key": idempotencyKey },
			body: JSON.stringify(values),
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const body: unknown = await response.json().catch(() => null);
		if (response.ok && body !== null) return { ok: true, response: body };
		const { error, fields = {} } = errorSchema.safeParse(body).data ?? {};
		return { ok: false, error: error || "Failed to submit form", fields };
	} catch {
		// The connection broke, or nothing came in time. The same key makes the next try safe.
		return { ok: false, error: "", fields: {} };
	}
}
