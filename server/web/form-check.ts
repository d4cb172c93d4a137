import { isStaffPath } from "./request-rules.ts";

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;
/** Staff addresses that read JSON, and answer an unreadable body themselves. */
const JSON_PATHS = new Set(["/admin/email-testing/send"]);

/**
 * Actions of the staff area read a form: what is none is refused before them, in one place. Browsers never send such
 * a thing, so the answer is one for programs.
 */
export async function refuseUnreadableForm(
	request: Request,
	path: string,
): Promise<Response | null> {
	const isStaffForm = request.method === "POST" && isStaffPath(path);
	if (!isStaffForm || JSON_PATHS.has(path.toLowerCase())) return null;
	if (!FORM_TYPE.test(request.headers.get("content-type") ?? "")) {
		const message = "This address takes forms.";
		return Response.json({ error: "Unsupported media type", message }, { status: 415 });
	}
	try {
		await request.clone().formData();
		return null;
	} catch {
		const message = "The form could not be read.";
		return Response.json({ error: "Bad request", message }, { status: 400 });
	}
}
