import type { Content } from "./layout.ts";

export function passwordRecovery(url: string): { subject: string; content: Content } {
	return {
		subject: "Set a new password",
		content: {
			title: "Set a new password",
			blocks: [
				{
					kind: "paragraph",
					text: "Somebody asked for a new password for your staff account. This link sets one. It works once, and not for long.",
				},
				{ kind: "link", label: "Set a new password", url },
				{ kind: "paragraph", text: "If it was not you, do nothing: your password stays as it is." },
			],
			footer: "Sent because a new password was asked for on the sign-in page.",
		},
	};
}

export function testEmail(provider: string): { subject: string; content: Content } {
	return {
		subject: "Test email",
		content: {
			title: "It works",
			blocks: [
				{
					kind: "paragraph",
					text: "A member of staff sent this message to see whether e-mail from this site arrives. It did.",
				},
				{ kind: "facts", rows: [["Sent by", provider]] },
			],
			footer: "Sent from the page Email Service Testing.",
		},
	};
}
