import { data, redirect } from "react-router";
import { PlainFrame } from "#app/components/plain-frame.tsx";
import { durationInWords } from "#app/features/staff/duration-words.ts";
import { identify } from "#app/features/staff/identify.server.ts";
import { localPath } from "#app/features/staff/local-path.ts";
import { sessionContext, withSession } from "#app/features/staff/session.server.ts";
import { credentialsSchema, signIn } from "#app/features/staff/sign-in.server.ts";
import { SignInForm } from "#app/features/staff/sign-in-form.tsx";
import { requestContext } from "#app/lib/request-context.ts";
import { staffPageMeta } from "#app/lib/seo.ts";
import type { Route } from "./+types/sign-in";

export const middleware: Route.MiddlewareFunction[] = [withSession];

const UNREACHABLE =
	"The database does not answer at the moment, so nobody can be let in. Please try again in a minute.";
const WRONG = "Email or password is not right.";
const NOT_STAFF = "This account is not a member of staff. Ask a colleague to add it.";

export async function loader({ context, url }: Route.LoaderArgs) {
	const next = localPath(url.searchParams.get("next"));
	const session = context.get(sessionContext);
	if (!session) throw redirect(next);
	const identity = await identify(session);
	if (identity.kind === "staff") throw redirect(next);
	const notice =
		url.searchParams.get("notice") === "password-changed"
			? "Your password has been changed. Sign in with the new one."
			: undefined;
	if (identity.kind === "unreachable")
		return data({ next, notice, problem: UNREACHABLE }, { status: 503 });
	return data({ next, notice, problem: identity.kind === "outsider" ? NOT_STAFF : undefined });
}

export async function action({ context, request }: Route.ActionArgs) {
	const session = context.get(sessionContext);
	if (!session) throw redirect("/admin");
	const form = await request.formData();
	const next = localPath(form.get("next"));
	const credentials = credentialsSchema.safeParse(Object.fromEntries(form));
	if (!credentials.success) return data({ email: "", problem: WRONG }, { status: 422 });

	const { address } = context.get(requestContext);
	const result = await signIn(session, credentials.data, address);
	if (result.ok) throw redirect(next);
	const { email } = credentials.data;
	if (result.reason === "locked") {
		const problem = `Too many failed attempts. Please try again in ${durationInWords(result.retryAfterSeconds)}.`;
		const headers = { "Retry-After": String(result.retryAfterSeconds) };
		return data({ email, problem }, { status: 429, headers });
	}
	if (result.reason === "not-staff") return data({ email, problem: NOT_STAFF }, { status: 403 });
	if (result.reason === "unreachable")
		return data({ email, problem: UNREACHABLE }, { status: 503 });
	return data({ email, problem: WRONG }, { status: 401 });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
	staffPageMeta({
		title: "Sign in",
		description: "Sign in to the staff area.",
		path: "/admin/sign-in",
		matches,
	});

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<PlainFrame title="Sign in">
			<SignInForm
				next={loaderData.next}
				email={actionData?.email}
				problem={actionData?.problem ?? loaderData.problem}
				notice={loaderData.notice}
			/>
		</PlainFrame>
	);
}
