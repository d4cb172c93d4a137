import { Form, Link } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { AccountEmail } from "./account-fields.tsx";
import { FormProblem } from "./form-problem.tsx";

type SignInFormProps = { next: string; email?: string; problem?: string; notice?: string };

export function SignInForm({ next, email, problem, notice }: SignInFormProps) {
	const problemId = problem ? "sign-in-problem" : undefined;
	return (
		<Form method="post" reloadDocument className="grid gap-5">
			<FormProblem id={problemId}>{problem}</FormProblem>
			{notice && !problem ? (
				<Alert variant="success" role="status">
					{notice}
				</Alert>
			) : null}
			<input type="hidden" name="next" value={next} />
			<AccountEmail defaultValue={email} aria-describedby={problemId} />
			<Field
				id="password"
				label="Password"
				name="password"
				type="password"
				required
				autoComplete="current-password"
				aria-describedby={problemId}
			/>
			<Button type="submit">Sign in</Button>
			<p>
				<Link className="link py-3" to="/admin/reset-password">
					Forgotten your password?
				</Link>
			</p>
		</Form>
	);
}
