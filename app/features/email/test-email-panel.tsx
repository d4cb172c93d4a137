import { type FormEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { isEmailAddress } from "#app/lib/email-address.ts";
import { toast } from "#app/lib/toast.ts";
import { copyToast } from "./copy-toast.ts";
import { requestTestEmail } from "./request-test-email.ts";
import { UNEXPECTED_ERROR } from "./test-result.ts";

/** The small test: one address, one button, the result as a toast. */
export function TestEmailPanel() {
	const [isSending, setIsSending] = useState(false);

	async function handleSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isSending) return;
		const email = String(new FormData(event.currentTarget).get("email")).trim();
		if (!isEmailAddress(email)) {
			toast({
				title: "Invalid email",
				description: "Please enter a valid email address",
				variant: "destructive",
			});
			return;
		}
		setIsSending(true);
		const { success, emailId, error } = await requestTestEmail(email);
		setIsSending(false);
		const description = success ? `Email ID: ${emailId}` : (error ?? UNEXPECTED_ERROR);
		copyToast({
			title: success ? "Test email sent" : "Failed to send test email",
			description,
			label: "Copy to clipboard",
			copies: description,
			variant: success ? "default" : "destructive",
		});
	}

	return (
		<form
			method="post"
			action="/admin/email-testing"
			noValidate
			onSubmit={handleSubmit}
			className="flex flex-wrap items-end gap-3"
		>
			<input type="hidden" name="intent" value="test" />
			<div className="min-w-0 flex-1 basis-56">
				<Label htmlFor="test-email-panel">Email</Label>
				<Input
					id="test-email-panel"
					name="email"
					type="email"
					autoComplete="email"
					placeholder="Enter email address"
					className="md:h-9"
				/>
			</div>
			<Button type="submit" size="sm" disabled={isSending}>
				{isSending ? "Sending..." : "Send Test Email"}
			</Button>
		</form>
	);
}
