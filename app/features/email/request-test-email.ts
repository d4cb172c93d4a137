import { BACKEND_DOWN, SIGNED_OUT } from "#app/lib/load-error.ts";
import {
	type EmailTestResult,
	emailTestResultSchema,
	failedTest,
	networkFailure,
	SEND_ADDRESS,
	UNEXPECTED_ERROR,
} from "./test-result.ts";

/** Asks the server for a test mail. Always a result, whatever the network does. */
export async function requestTestEmail(email: string): Promise<EmailTestResult> {
	try {
		const response = await fetch(SEND_ADDRESS, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ email }),
		});
		if (response.status === 401) return failedTest(`API error: ${SIGNED_OUT}`);
		if (response.status === 503) return failedTest(`API error: ${BACKEND_DOWN}`);
		const result = emailTestResultSchema.safeParse(await response.json().catch(() => null));
		return result.success ? result.data : failedTest(`API error: status ${response.status}`);
	} catch (error) {
		// The only failure that `fetch` itself has is the network.
		if (error instanceof TypeError) return networkFailure();
		return failedTest(error instanceof Error ? error.message : UNEXPECTED_ERROR);
	}
}
