import { useEffect, useState } from "react";
import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";
import { contact } from "#app/content/contact.ts";
import { ContactForm } from "./contact-form.tsx";
import { FIELDS, type FieldErrors, type FieldName } from "./field-names.ts";
import type { ContactAnswer } from "./handle-contact.ts";
import { isPreviewHost } from "./preview-host.ts";
import { ThankYou } from "./thank-you.tsx";
import { useContactForm } from "./use-contact-form.ts";

/** What a plain form post was answered with. */
export type PostedContact = {
	answer: ContactAnswer;
	values: Partial<Record<string, string>>;
	isPreview: boolean;
};

export function ContactPanel({
	token,
	posted,
}: {
	token: string;
	posted?: PostedContact | undefined;
}) {
	const answer = posted?.answer;
	const isSent = answer !== undefined && "success" in answer;
	const failed = answer !== undefined && "error" in answer ? answer : undefined;
	const form = useContactForm({ fields: failed?.fields ?? {}, response: isSent ? answer : null });
	const [wasReset, setWasReset] = useState(false);
	const isPreview = usePreviewHost(posted?.isPreview ?? false);

	if (form.response) {
		return (
			<ThankYou
				rawResponse={isPreview ? form.response : null}
				hasUnsent={form.unsent !== null}
				onReset={() => {
					setWasReset(true);
					form.reset();
				}}
			/>
		);
	}
	return (
		<div>
			<h2 className="heading mb-6 text-h3">{contact.form.title}</h2>
			{failed && !form.hasSubmitted ? (
				<Alert variant="danger" role="alert" className="mb-6">
					<AlertTitle>
						{failed.fields ? "Form Validation Error" : "Form Submission Error"}
					</AlertTitle>
					<AlertDescription>{failed.error}</AlertDescription>
				</Alert>
			) : null}
			<ContactForm
				{...form}
				token={token}
				values={wasReset ? (form.unsent ?? {}) : (posted?.values ?? {})}
				focusOn={wasReset ? "name" : firstOf(failed?.fields)}
			/>
		</div>
	);
}

/** Without JavaScript the page itself puts the focus on the first mistake. */
function firstOf(fields: FieldErrors = {}): FieldName | undefined {
	return FIELDS.find((field) => fields[field]);
}

/** The server knows the host only when it answers a post; the cached page is the same for every host. */
function usePreviewHost(isKnown: boolean): boolean {
	const [isPreview, setIsPreview] = useState(isKnown);
	useEffect(() => setIsPreview(isPreviewHost(window.location.hostname)), []);
	return isPreview;
}
