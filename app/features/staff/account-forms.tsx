import type { ReactNode } from "react";
import { Form } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { FieldHint, Label } from "#app/components/ui/label.tsx";
import { PASSWORD_MIN_LENGTH } from "./password-rules.ts";

type FormProps = { problem?: string; isReadOnly: boolean };

export function EmailForm({ problem, isReadOnly, email }: FormProps & { email?: string }) {
	return (
		<AccountForm intent="email" title="Email" problem={problem}>
			<div>
				<Label htmlFor="new-email">New email</Label>
				<Input
					id="new-email"
					name="email"
					type="email"
					required
					maxLength={254}
					autoComplete="email"
					defaultValue={email}
					className="h-9"
				/>
			</div>
			<CurrentPassword id="email-current-password" />
			<Button type="submit" size="sm" className="justify-self-start" disabled={isReadOnly}>
				Change email
			</Button>
		</AccountForm>
	);
}

export function PasswordForm({ problem, isReadOnly }: FormProps) {
	return (
		<AccountForm intent="password" title="Password" problem={problem}>
			<CurrentPassword id="password-current-password" />
			<div>
				<Label htmlFor="new-password">New password</Label>
				<Input
					id="new-password"
					name="password"
					type="password"
					required
					minLength={PASSWORD_MIN_LENGTH}
					autoComplete="new-password"
					aria-describedby="new-password-hint"
					className="h-9"
				/>
				<FieldHint id="new-password-hint">
					At least {PASSWORD_MIN_LENGTH} characters. A few words are good; symbols are not needed.
				</FieldHint>
			</div>
			<Button type="submit" size="sm" className="justify-self-start" disabled={isReadOnly}>
				Change password
			</Button>
		</AccountForm>
	);
}

type AccountFormProps = { intent: string; title: string; problem?: string; children: ReactNode };

function AccountForm({ intent, title, problem, children }: AccountFormProps) {
	return (
		<Form
			method="post"
			action="/admin/account"
			reloadDocument
			aria-labelledby={`${intent}-heading`}
			className="grid max-w-sm content-start gap-4"
		>
			<h2 id={`${intent}-heading`} className="font-semibold text-lg">
				{title}
			</h2>
			<input type="hidden" name="intent" value={intent} />
			{problem ? (
				<Alert variant="danger" role="alert">
					{problem}
				</Alert>
			) : null}
			{children}
		</Form>
	);
}

function CurrentPassword({ id }: { id: string }) {
	return (
		<div>
			<Label htmlFor={id}>Current password</Label>
			<Input
				id={id}
				name="current_password"
				type="password"
				required
				autoComplete="current-password"
				className="h-9"
			/>
		</div>
	);
}
