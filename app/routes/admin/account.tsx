import { data, redirect } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import {
	accountFormSchema,
	changeEmail,
	changePassword,
} from "#app/features/staff/account.server.ts";
import { EmailForm, PasswordForm } from "#app/features/staff/account-forms.tsx";
import { MOCK_REFUSAL } from "#app/lib/mock-refusal.ts";
import { requestContext } from "#app/lib/request-context.ts";
import { staffPageMeta } from "#app/lib/seo.ts";
import { staffContext } from "#app/lib/staff-context.ts";
import type { Route } from "./+types/account";

const NOTICES: Record<string, string> = {
	email: "Your email address has been changed. Sessions on other machines have been ended.",
	password: "Your password has been changed. Sessions on other machines have been ended.",
};

export function loader({ context, url }: Route.LoaderArgs) {
	const access = context.get(staffContext);
	return {
		email: access.kind === "staff" ? access.user.email : null,
		notice: NOTICES[url.searchParams.get("done") ?? ""],
	};
}

export async function action({ context, request }: Route.ActionArgs) {
	const access = context.get(staffContext);
	const form = accountFormSchema.safeParse(Object.fromEntries(await request.formData()));
	if (!form.success) return data({ intent: "", problem: "The form is not complete." }, 422);
	const { intent } = form.data;
	if (access.kind === "mock") return data({ intent, problem: MOCK_REFUSAL }, 409);
	const { address } = context.get(requestContext);
	const result =
		form.data.intent === "email"
			? await changeEmail(access, form.data, address)
			: await changePassword(access, form.data, address);
	if (result.ok) throw redirect(`/admin/account?done=${intent}`);
	const { problem, retryAfterSeconds } = result;
	if (!retryAfterSeconds) return data({ intent, problem }, 422);
	const headers = { "Retry-After": String(retryAfterSeconds) };
	return data({ intent, problem }, { status: 429, headers });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
	staffPageMeta({
		title: "Account",
		description: "Email address and password of a member of staff.",
		path: "/admin/account",
		matches,
	});

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
	const problemOf = (intent: string) =>
		actionData?.intent === intent ? actionData.problem : undefined;
	const isReadOnly = loaderData.email === null;
	return (
		<>
			<h1 className="font-semibold text-2xl">Account</h1>
			<p className="mt-2 text-muted">
				{isReadOnly ? MOCK_REFUSAL : `You are signed in as ${loaderData.email}.`}
			</p>
			{loaderData.notice && !actionData ? (
				<Alert variant="success" role="status" className="mt-4">
					{loaderData.notice}
				</Alert>
			) : null}
			<div className="mt-8 grid gap-10 lg:grid-cols-2">
				<EmailForm problem={problemOf("email")} isReadOnly={isReadOnly} />
				<PasswordForm problem={problemOf("password")} isReadOnly={isReadOnly} />
			</div>
		</>
	);
}
