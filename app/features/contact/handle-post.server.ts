import { contactDependencies, mockAnswer } from "./contact.server.ts";
import type { PostedContact } from "./contact-panel.tsx";
import { FIELDS } from "./field-names.ts";
import { type ContactDependencies, failure, handleContact } from "./handle-contact.ts";
import { isPreviewHost } from "./preview-host.ts";

type Options = { address: string; hostname: string; deliver: ContactDependencies["deliver"] };
type Answered = { posted: PostedContact; init: ResponseInit };

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** A plain form post: the same handler, and an answer that the page shows, with what was typed. */
export async function handleContactPost(
	request: Request,
	{ address, hostname, deliver }: Options,
): Promise<Answered> {
	const body = await readForm(request);
	const isPreview = isPreviewHost(hostname);
	const outcome = body.ok
		? (mockAnswer() ??
			(await handleContact(
				{ body: body.values, idempotencyKey: null, address },
				contactDependencies(deliver),
			)))
		: failure(body.status, body.error);
	const { status, answer, retryAfterSeconds } = outcome;
	const values = "success" in answer || !body.ok ? {} : keptValues(body.values);
	const headers: HeadersInit =
		retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
	return { posted: { answer, values, isPreview }, init: { status, headers } };
}

type Form =
	| { ok: true; values: Record<string, string> }
	| { ok: false; status: number; error: string };

async function readForm(request: Request): Promise<Form> {
	if (!FORM_TYPE.test(request.headers.get("content-type") ?? "")) {
		return {
			ok: false,
			status: 415,
			error: "This address takes forms. Programs post JSON to /functions/v1/handle-contact-form.",
		};
	}
	try {
		const values: Record<string, string> = {};
		for (const [name, value] of await request.formData()) {
			// Browsers send a line break as two characters; the visitor typed one, and the limit counts one.
			if (typeof value === "string") values[name] = value.replaceAll("\r\n", "\n");
		}
		return { ok: true, values };
	} catch {
		return { ok: false, status: 400, error: "The form could not be read. Please try again." };
	}
}

/** Only the form's own fields come back, not the token and not the decoy. */
function keptValues(values: Record<string, string>): Partial<Record<string, string>> {
	return Object.fromEntries(FIELDS.map((field) => [field, values[field]]));
}
