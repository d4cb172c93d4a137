import { join } from "node:path";
import { brand } from "#app/content/site.ts";
import { type Env, env } from "#app/lib/env.server.ts";
import type { Mailer } from "./mail.ts";
import { captureMailer } from "./providers/capture.server.ts";
import { resendMailer } from "./providers/resend.server.ts";
import { smtpMailer } from "./providers/smtp.server.ts";

/** The one way to send that this installation is set up for. */
export function mailerFor(settings: Env): Mailer {
	const sender = { name: brand.name, address: settings.SUPPORT_EMAIL };
	if (settings.RESEND_API_KEY) {
		return resendMailer({
			apiKey: settings.RESEND_API_KEY,
			apiUrl: settings.RESEND_API_URL,
			sender,
		});
	}
	if (settings.SMTP_URL) return smtpMailer({ url: settings.SMTP_URL, sender });
	return captureMailer({ folder: mailFolder(settings), sender });
}

export const mailFolder = (settings: Env) => join(settings.DATA_DIR, "mail");

let shared: Mailer | undefined;

export function mailer(): Mailer {
	shared ??= mailerFor(env());
	return shared;
}
