import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { AccountEmail, NewPassword } from "./account-fields.tsx";
import { FormProblem } from "./form-problem.tsx";

const PATH = "/admin/reset-password";

export function AskForLinkForm({ problem, email }: { problem?: string; email?: string }) {
	return (
		<Form method="post" action={PATH} reloadDocument className="grid gap-5">
			<FormProblem>{problem}</FormProblem>
			<p>We send you a link. It works once, for an hour.</p>
			<AccountEmail defaultValue={email} />
			<Button type="submit" name="intent" value="ask">
				Send link
			</Button>
			<p>
				<Link className="link py-3" to="/admin/sign-in">
					Back to sign in
				</Link>
			</p>
		</Form>
	);
}

export function NewPasswordForm({ token, problem }: { token: string; problem?: string }) {
	const problemId = problem ? "reset-problem" : undefined;
	return (
		<Form method="post" action={PATH} reloadDocument className="grid gap-5">
			<FormProblem id={problemId}>{problem}</FormProblem>
			<input type="hidden" name="token_hash" value={token} />
			<NewPassword id="password" aria-describedby={problemId} />
			<Button type="submit" name="intent" value="reset">
				Set new password
			</Button>
		</Form>
	);
}
