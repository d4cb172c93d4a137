import * as z from "zod/mini";

/** What a test mail came to. `details` is what was said underneath, word for word. */
export type EmailTestResult = {
	success: boolean;
	emailId: string | null;
	error: string | null;
	details: string | null;
};

export const emailTestResultSchema = z.object({
	success: z.boolean(),
	emailId: z.nullable(z.string()),
	error: z.nullable(z.string()),
	details: z.nullable(z.string()),
});

export const SEND_ADDRESS = "/admin/email-testing/send";
const NETWORK_ERROR =
	"Network connection error: Unable to reach the email service. Please check your internet connection or try again later.";
export const UNEXPECTED_ERROR = "An unexpected error occurred while testing the email service.";
const FAILED_TO_FETCH = "Failed to fetch";

export function failedTest(error: string, details: string | null = null): EmailTestResult {
	return { success: false, emailId: null, error, details };
}

/** What browsers call this differs; people get one text, and the troubleshooting list that goes with it. */
export function networkFailure(): EmailTestResult {
	return failedTest(NETWORK_ERROR, FAILED_TO_FETCH);
}

export function isNetworkFailure({ error, details }: EmailTestResult): boolean {
	return `${error} ${details}`.includes(FAILED_TO_FETCH);
}
