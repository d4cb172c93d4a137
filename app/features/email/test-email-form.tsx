import { LoaderCircle } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { copyToast } from "./copy-toast.ts";
import { requestTestEmail, wasNotTried } from "./request-test-email.ts";
import { type EmailTestResult, UNEXPECTED_ERROR } from "./test-result.ts";
import { TestResultPanel } from "./test-result-panel.tsx";

export type Tested = { address: string; result: EmailTestResult };

/** Without JavaScript the form posts to its page, and the result comes back with it. */
export function TestEmailForm({
	posted,
	onSent,
}: {
	posted: Tested | undefined;
	onSent: () => void;
}) {
	const [isSending, setIsSending] = useState(false);
	const [tested, setTested] = useState<Tested | undefined>(posted);

	async function handleSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isSending) return;
		const address = String(new FormData(event.currentTarget).get("email"));
		setIsSending(true);
		const result = await requestTestEmail(address);
		setIsSending(false);
		setTested({ address, result });
		announce(address, result);
		// Asking for the page again would fail as well, and take the result away.
		if (!wasNotTried(result)) onSent();
	}

	return (
		<>
			<form method="post" onSubmit={handleSubmit} className="grid gap-4">
				<input type="hidden" name="intent" value="test" />
				<Field
					id="test-email"
					label="Email Address"
					name="email"
					type="email"
					required
					placeholder="Enter email for testing"
					autoComplete="email"
					defaultValue={posted?.address}
					className="md:h-9"
				/>
				<div>
					<Button type="submit" size="sm" disabled={isSending}>
						{isSending ? (
							<>
								<LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
								Sending...
							</>
						) : (
							"Send Test Email"
						)}
					</Button>
				</div>
			</form>
			<div aria-live="polite">
				{tested ? <TestResultPanel address={tested.address} result={tested.result} /> : null}
			</div>
		</>
	);
}

function announce(address: string, result: EmailTestResult) {
	if (result.success) {
		copyToast({
			title: "Test email sent",
			description: `To ${address}, with the ID ${result.emailId}`,
			label: "Copy ID",
			copies: result.emailId ?? "",
		});
		return;
	}
	const message = result.error ?? UNEXPECTED_ERROR;
	copyToast({
		title: "Error testing email service",
		description: message,
		label: "Copy error",
		copies: `Error testing email service: ${message}`,
		variant: "destructive",
	});
}
