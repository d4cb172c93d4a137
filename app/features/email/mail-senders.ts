import * as z from "zod/mini";
import type { Delivery, Senders, SendResult } from "#app/lib/delivery.ts";
import { isEmailAddress } from "#app/lib/email-address.ts";
import type { Client } from "#app/lib/supabase.server.ts";
import { headerText, type Mailer } from "./mail.ts";
import { passwordRecovery, testEmail } from "./templates/account.ts";
import { type Content, toHtml, toText } from "./templates/layout.ts";
import { type Submission, staffNotification, visitorConfirmation } from "./templates/submission.ts";

type Options = { client: Client; mailer: Mailer; supportEmail: string; siteUrl: string };

const recoveryPayload = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** The mails that the outbox can owe, by kind. */
export function mailSenders({ client, mailer, supportEmail, siteUrl }: Options): Senders {
	type Addressed = { to: string; replyTo: string; subject: string; content: Content };

	function mail(
		delivery: Delivery,
		{ to, replyTo, subject, content }: Addressed,
		signal: AbortSignal,
	) {
		// The database takes any basic address; one that mail software could read as a list is not sent to.
		if (!isEmailAddress(to) || !isEmailAddress(replyTo)) {
			return refused("The address is not one that mail can be sent to");
		}
		const finished = {
			id: delivery.id,
			createdAt: delivery.created_at,
			to,
			replyTo,
			subject: headerText(subject),
			html: toHtml(content),
			text: toText(content),
		};
		return mailer.send(finished, signal);
	}

	async function aboutSubmission(
		delivery: Delivery,
		signal: AbortSignal,
		write: (submission: Submission) => Addressed,
	): Promise<SendResult> {
		const { data, error } = await client
			.from("contact_submissions")
			.select("id, name, email, company, subject, message, created_at, status, quarantine_reasons")
			.eq("id", delivery.submission_id ?? "")
			.abortSignal(signal)
			.maybeSingle();
		if (error) return { ...(await refused("The message could not be read")), isFinal: false };
		if (!data) return refused("The message is gone");
		const submission = { ...data, isQuarantined: data.status === "quarantined" };
		return mail(delivery, write(submission), signal);
	}

	async function refused(error: string) {
		return { ok: false as const, provider: mailer.name, error, isFinal: true };
	}

	return {
		// We send, the visitor is in Reply-To: answering the notification writes to them.
		staff_notification: (delivery, signal) =>
			aboutSubmission(delivery, signal, (submission) => ({
				...staffNotification(submission, siteUrl),
				to: supportEmail,
				replyTo: submission.email,
			})),
		visitor_confirmation: (delivery, signal) =>
			aboutSubmission(delivery, signal, (submission) => ({
				...visitorConfirmation(submission, supportEmail),
				to: submission.email,
				replyTo: supportEmail,
			})),
		password_recovery: async (delivery, signal) => {
			const payload = recoveryPayload.safeParse(delivery.payload);
			if (!payload.success) return refused("The delivery carries no address to go to");
			const written = passwordRecovery(payload.data.url);
			const to = delivery.recipient ?? "";
			return mail(delivery, { ...written, to, replyTo: supportEmail }, signal);
		},
		// A test that failed has told what it was for; it is not sent later, when nobody waits for it.
		test_email: async (delivery, signal) => {
			const written = testEmail(mailer.name);
			const to = delivery.recipient ?? "";
			const result = await mail(delivery, { ...written, to, replyTo: supportEmail }, signal);
			return result.ok ? result : { ...result, isFinal: true };
		},
	};
}
