import { sendTestEmail } from "#app/features/email/send-test.server.ts";
import { failedTest } from "#app/features/email/test-result.ts";
import { isEmailAddress } from "#app/lib/email-address.ts";
import { staffContext } from "#app/lib/staff-context.ts";
import type { Route } from "./+types/email-testing-send";

/** For staff only, by the admin layout's middleware: the test forms' endpoint. */
export async function action({ request, context }: Route.ActionArgs) {
	const access = context.get(staffContext);
	const body: unknown = await request.json().catch(() => null);
	if (typeof body !== "object" || body === null || !("email" in body)) {
		return Response.json(failedTest("API error: The request is not readable."), { status: 400 });
	}
	const result = await sendTestEmail(body.email);
	return Response.json(result, { status: statusOf(result.success, body.email, access.kind) });
}

function statusOf(isSent: boolean, address: unknown, access: "mock" | "staff"): number {
	if (isSent) return 200;
	if (access === "mock") return 403;
	const isAddress = typeof address === "string" && isEmailAddress(address.trim());
	return isAddress ? 502 : 422;
}

export function loader() {
	return Response.json(failedTest("API error: Use POST."), {
		status: 405,
		headers: { allow: "POST" },
	});
}
