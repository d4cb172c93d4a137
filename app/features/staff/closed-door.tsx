import { Form } from "react-router";
import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { PlainFrame } from "./plain-frame.tsx";

/** What a refused request shows instead of the staff area. */
export function ClosedDoor({ status }: { status: number }) {
	if (status === 403) {
		return (
			<PlainFrame title="Staff only">
				<p>
					You are signed in, but this account is not a member of staff. Ask a colleague to add it,
					or sign in with another account.
				</p>
				<Form method="post" action="/admin/sign-out" reloadDocument className="mt-6">
					<Button type="submit">Sign out</Button>
				</Form>
			</PlainFrame>
		);
	}
	return (
		<PlainFrame title="The staff area is not available">
			<p>
				The database does not answer at the moment, so nobody can be let in. Nothing is lost: the
				site goes on trying, and this page works again as soon as the database does.
			</p>
			<p className="mt-6">
				<a className="link" href="/admin">
					Try again
				</a>
			</p>
		</PlainFrame>
	);
}

export function BackendDownBanner() {
	return (
		<Alert variant="danger" role="alert" className="mb-6">
			<AlertTitle>The database does not answer</AlertTitle>
			<AlertDescription>
				What you see may be out of date, and nothing can be saved until it is back. The site goes on
				trying.
			</AlertDescription>
		</Alert>
	);
}
