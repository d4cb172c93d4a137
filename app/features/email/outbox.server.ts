import { env } from "#app/lib/env.server.ts";
import { serviceClient } from "#app/lib/supabase.server.ts";
import { deliverSubmission } from "./deliver-submission.ts";
import { createDispatcher, type Dispatcher } from "./dispatcher.ts";
import { mailSenders } from "./mail-senders.ts";
import { mailer } from "./mailer.server.ts";

/** The mails of this installation, with its own client and way to send. */
export function ownMailSenders() {
	const { SUPPORT_EMAIL, SITE_URL } = env();
	return mailSenders({
		client: serviceClient(),
		mailer: mailer(),
		supportEmail: SUPPORT_EMAIL,
		siteUrl: SITE_URL,
	});
}

let shared: Dispatcher | undefined;

export function mailDispatcher(): Dispatcher {
	shared ??= createDispatcher({ client: serviceClient(), senders: ownMailSenders() });
	return shared;
}

export function deliverAtOnce(submissionId: string): Promise<string | null> {
	return deliverSubmission(submissionId, { client: serviceClient(), dispatcher: mailDispatcher() });
}
