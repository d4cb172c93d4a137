import { Form, Link } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Label } from "#app/components/ui/label.tsx";

type SignInFormProps = { next: string; email?: string; problem?: string; notice?: string };

export function SignInForm({ next, email, problem, notice }: SignInFormProps) {
	return (
		<Form method="post" reloadDocument className="grid gap-5">
			{problem ? (
				<Alert variant="danger" role="alert" id="sign-in-problem">
					{problem}
				</Alert>
			) : null}
			{notice && !problem ? (
				<Alert variant="success" role="status">
					{notice}
				</Alert>
			) : null}
			<input type="hidden" name="next" value={next} />
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
					aria-describedby={problem ? "sign-in-problem" : undefined}
				/>
			</div>
			<div>
				<Label htmlFor="password">Password</Label>
				<Input
					id="password"
					name="password"
					type="password"
					required
					autoComplete="current-password"
					aria-describedby={problem ? "sign-in-problem" : undefined}
				/>
			</div>
			<Button type="submit">Sign in</Button>
			<p>
				<Link className="link" to="/admin/reset-password">
					Forgotten your password?
				</Link>
			</p>
		</Form>
	);
}
