import { BACKEND_DOWN, SIGNED_OUT } from "#app/lib/load-error.ts";
import {
	type EmailTestResult,
	emailTestResultSchema,
	failedTest,
	isNetworkFailure,
	networkFailure,
	SEND_ADDRESS,
	UNEXPECTED_ERROR,
} from "./test-result.ts";

const signedOut = failedTest(`API error: ${SIGNED_OUT}`);
const backendDown = failedTest(`API error: ${BACKEND_DOWN}`);

/** Nothing was tried, so there is nothing new to show. */
export const wasNotTried = (result: EmailTestResult) =>
	isNetworkFailure(result) || result === signedOut || result === backendDown;

/** Asks the server for a test mail. Always a result, whatever the network does. */
export async function requestTestEmail(email: string): Promise<EmailTestResult> {
	try {
		const response = await fetch(SEND_ADDRESS, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ email }),
		});
		if (response.status === 401) return signedOut;
		if (response.status === 503) return backendDown;
		const result = emailTestResultSchema.safeParse(await response.json().catch(() => null));
		return result.success ? result.data : failedTest(`API error: status ${response.status}`);
	} catch (error) {
		// The only failure that `fetch` itself has is the network.
		if (error instanceof TypeError) return networkFailure();
		return failedTest(error instanceof Error ? error.message : UNEXPECTED_ERROR);
	}
}
