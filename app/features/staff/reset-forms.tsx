import { Form, Link } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { FieldHint, Label } from "#app/components/ui/label.tsx";
import { PASSWORD_MIN_LENGTH } from "./password-rules.ts";

export function AskForLinkForm({ problem, email }: { problem?: string; email?: string }) {
	return (
		<Form method="post" action="/admin/reset-password" reloadDocument className="grid gap-5">
			{problem ? (
				<Alert variant="danger" role="alert">
					{problem}
				</Alert>
			) : null}
			<p>We send you a link. It works once, for an hour.</p>
			<div>
				<Label htmlFor="email">Email</Label>
				<Input
					id="email"
					name="email"
					type="email"
					required
					maxLength={254}
					autoComplete="username"
					defaultValue={email}
				/>
			</div>
			<Button type="submit" name="intent" value="ask">
				Send link
			</Button>
			<p>
				<Link className="link" to="/admin/sign-in">
					Back to sign in
				</Link>
			</p>
		</Form>
	);
}

export function NewPasswordForm({ token, problem }: { token: string; problem?: string }) {
	return (
		<Form method="post" action="/admin/reset-password" reloadDocument className="grid gap-5">
			{problem ? (
				<Alert variant="danger" role="alert" id="reset-problem">
					{problem}
				</Alert>
			) : null}
			<input type="hidden" name="token_hash" value={token} />
			<div>
				<Label htmlFor="password">New password</Label>
				<Input
					id="password"
					name="password"
					type="password"
					required
					minLength={PASSWORD_MIN_LENGTH}
					autoComplete="new-password"
					aria-describedby={problem ? "reset-problem password-hint" : "password-hint"}
				/>
				<FieldHint id="password-hint">
					At least {PASSWORD_MIN_LENGTH} characters. A few words are good; symbols are not needed.
				</FieldHint>
			</div>
			<Button type="submit" name="intent" value="reset">
				Set new password
			</Button>
		</Form>
	);
}
