import { sendTestEmail } from "#app/features/email/send-test.server.ts";
import { failedTest } from "#app/features/email/test-result.ts";
import { env } from "#app/lib/env.server.ts";
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
	const isMock = access.kind === "mock" || env().BACKEND_KIND === "mock";
	return Response.json(result, { status: result.success ? 200 : isMock ? 403 : 502 });
}

export function loader() {
	return Response.json(failedTest("API error: Use POST."), {
		status: 405,
		headers: { allow: "POST" },
	});
}
