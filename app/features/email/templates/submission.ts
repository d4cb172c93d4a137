import { referenceOf } from "#app/lib/reference.ts";
import type { Content } from "./layout.ts";

export type Submission = {
	id: string;
	name: string;
	email: string;
	company: string | null;
	subject: string;
	message: string;
	created_at: string;
	quarantine_reasons: string[];
	isQuarantined: boolean;
};

type Written = { subject: string; content: Content };

export function staffNotification(submission: Submission, siteUrl: string): Written {
	const reference = referenceOf(submission.id);
	const mark = submission.isQuarantined ? "[Quarantined] " : "";
	return {
		subject: `${mark}${submission.subject}: message from ${submission.name} (${reference})`,
		content: {
			title: "A new message",
			blocks: [
				...(submission.isQuarantined
					? [
							{
								kind: "notice" as const,
								text: `This message is in quarantine: ${submission.quarantine_reasons.join("; ")}. Its sender has not been sent a confirmation.`,
							},
						]
					: []),
				{
					kind: "facts",
					rows: [
						["Name", submission.name],
						["Email", submission.email],
						["Company", submission.company ?? "-"],
						["Subject", submission.subject],
						["Received", inUtc(submission.created_at)],
						["Reference", reference],
					],
				},
				{ kind: "quote", text: submission.message },
				{
					kind: "link",
					label: "Open it in the admin area",
					url: `${siteUrl}/admin/contact-submissions/${submission.id}`,
				},
			],
			footer: `Answering this mail writes to ${submission.name}.`,
		},
	};
}

export function visitorConfirmation(submission: Submission, supportEmail: string): Written {
	const reference = referenceOf(submission.id);
	return {
		subject: `We have received your message (${reference})`,
		content: {
			title: "Your message has arrived",
			blocks: [
				{ kind: "paragraph", text: `Dear ${submission.name},` },
				{
					kind: "paragraph",
					text: "Thank you for writing to us. A person will read your message and answer it. This is what we received:",
				},
				{
					kind: "facts",
					rows: [
						["Subject", submission.subject],
						["Reference", reference],
						["Received", inUtc(submission.created_at)],
					],
				},
				{ kind: "quote", text: submission.message },
				{
					kind: "paragraph",
					text: "To add something, answer this mail and keep the reference in the subject.",
				},
			],
			footer: `You get this mail because somebody gave this address in the contact form. If it was not you, write to ${supportEmail}.`,
		},
	};
}

function inUtc(time: string): string {
	return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
