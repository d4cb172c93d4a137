import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { NewPassword } from "./account-fields.tsx";
import { FormProblem } from "./form-problem.tsx";

type FormProps = { problem?: string; isReadOnly: boolean };

export function EmailForm(props: FormProps) {
	return (
		<AccountForm intent="email" title="Email" button="Change email" {...props}>
			<Field
				id="new-email"
				label="New email"
				name="email"
				type="email"
				required
				maxLength={254}
				autoComplete="email"
				className="md:h-9"
			/>
			<CurrentPassword id="email-current-password" />
		</AccountForm>
	);
}

export function PasswordForm(props: FormProps) {
	return (
		<AccountForm intent="password" title="Password" button="Change password" {...props}>
			<CurrentPassword id="password-current-password" />
			<NewPassword id="new-password" className="md:h-9" />
		</AccountForm>
	);
}

type AccountFormProps = FormProps & {
	intent: string;
	title: string;
	button: string;
	children: ReactNode;
};

function AccountForm({ intent, title, button, problem, isReadOnly, children }: AccountFormProps) {
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
			<FormProblem>{problem}</FormProblem>
			{children}
			<Button type="submit" size="sm" className="justify-self-start" disabled={isReadOnly}>
				{button}
			</Button>
		</Form>
	);
}

function CurrentPassword({ id }: { id: string }) {
	return (
		<Field
			id={id}
			label="Current password"
			name="current_password"
			type="password"
			required
			autoComplete="current-password"
			className="md:h-9"
		/>
	);
}
