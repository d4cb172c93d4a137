import type { ContactValues } from "./schema.ts";

/**
 * The id under which a message is stored. With a key it follows from key and content: a double click, a retry after
 * a lost answer and the back button all arrive at the same row. Changed words are another message.
 */
export async function submissionId(key: string | null, values: ContactValues): Promise<string> {
	if (key === null) return crypto.randomUUID();
	const { name, email, company, subject, message } = values;
	const content = JSON.stringify([key, name, email, company, subject, message]);
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
	const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join(
		"",
	);
	// Version 8 of RFC 9562: our own derivation. Variant bits 10.
	const variant = ((Number.parseInt(hex.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
	return [
		hex.slice(0, 8),
		hex.slice(8, 12),
		`8${hex.slice(13, 16)}`,
		variant + hex.slice(17, 20),
		hex.slice(20, 32),
	].join("-");
}
