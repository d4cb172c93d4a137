import type { FromAddress, Mail } from "../mail.ts";

/** The message as nodemailer wants it: addresses as objects, so that none is ever parsed as a list. */
export function messageFields(mail: Mail, sender: FromAddress) {
	const domain = sender.address.split("@").at(-1);
	return {
		from: sender,
		to: { name: "", address: mail.to },
		replyTo: { name: "", address: mail.replyTo },
		subject: mail.subject,
		text: mail.text,
		html: mail.html,
		messageId: `<${mail.id}@${domain}>`,
		headers: { "Auto-Submitted": "auto-generated" },
	};
}
