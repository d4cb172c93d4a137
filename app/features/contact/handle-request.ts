import {
	type ContactDependencies,
	type ContactOutcome,
	failure,
	handleContact,
} from "./handle-contact.ts";

/** The function `handle-contact-form` over HTTP: JSON in, JSON out. */

const MAX_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

export async function handleContactRequest(
	request: Request,
	address: string,
	dependencies: ContactDependencies,
): Promise<Response> {
	if (request.method !== "POST") return methodNotAllowed();
	const read = await readBody(request);
	if (!read.ok) return toResponse(read.outcome);
	const idempotencyKey = request.headers.get("idempotency-key")?.trim() || null;
	const outcome = await handleContact({ body: read.body, idempotencyKey, address }, dependencies);
	return toResponse(outcome);
}

export function toResponse({ status, answer, retryAfterSeconds }: ContactOutcome): Response {
	const headers = new Headers({ "cache-control": "no-store" });
	if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
	return Response.json(answer, { status, headers });
}

export function methodNotAllowed(): Response {
	const response = toResponse(failure(405, "Send the message with POST."));
	response.headers.set("allow", "POST");
	return response;
}

type Body = { ok: true; body: object } | { ok: false; outcome: ContactOutcome };

async function readBody(request: Request): Promise<Body> {
	if (!JSON_TYPE.test(request.headers.get("content-type") ?? "")) {
		return refused(415, "Send the message as JSON, with the content type application/json.");
	}
	const tooLarge = refused(413, "The request is larger than this address takes.");
	if (Number(request.headers.get("content-length") ?? 0) > MAX_BYTES) return tooLarge;
	try {
		const bytes = await request.arrayBuffer();
		if (bytes.byteLength > MAX_BYTES) return tooLarge;
		const body: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
		if (typeof body === "object" && body !== null && !Array.isArray(body))
			return { ok: true, body };
		return refused(400, "The body must be a JSON object.");
	} catch {
		return refused(400, "The body is not readable as JSON.");
	}
}

function refused(status: number, text: string): Body {
	return { ok: false, outcome: failure(status, text) };
}
