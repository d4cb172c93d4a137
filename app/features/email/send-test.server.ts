import { isEmailAddress } from "#app/lib/email-address.ts";
import { env } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { serviceClient } from "#app/lib/supabase.server.ts";
import { LEASE_SECONDS } from "./dispatcher.ts";
import { mailDispatcher } from "./outbox.server.ts";
import { type EmailTestResult, failedTest } from "./test-result.ts";

/**
 * A mail to see whether mail works, through the outbox like any other, and without a submission. It is written as
 * already taken, so that the worker does not send it first and the result is ours.
 */
export async function sendTestEmail(recipient: unknown): Promise<EmailTestResult> {
	if (env().BACKEND_KIND === "mock") {
		return failedTest("API error: Mock mode is read only and sends no e-mail.");
	}
	if (typeof recipient !== "string" || !isEmailAddress(recipient.trim())) {
		return failedTest("API error: Please enter a valid email address");
	}
	const { data, error } = await serviceClient()
		.from("deliveries")
		.insert({
			kind: "test_email",
			recipient: recipient.trim(),
			status: "sending",
			attempts: 1,
			lease_until: new Date(Date.now() + LEASE_SECONDS * 1000).toISOString(),
		})
		.select()
		.single();
	if (error) return failedTest("API error: The backend does not answer.", error.code || null);
	const { result } = await mailDispatcher().attempt(data);
	log.info("test-email", { provider: result.provider, ok: result.ok });
	if (!result.ok) {
		const status = result.statusCode ? `${result.provider} answered ${result.statusCode}` : null;
		return failedTest(`API error: ${result.error}`, status);
	}
	const details =
		result.provider === "capture"
			? "No e-mail service is set up: the message was captured as a file."
			: `Sent by ${result.provider}`;
	return { success: true, emailId: result.id, error: null, details };
}
