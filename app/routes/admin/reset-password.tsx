import { data, redirect } from "react-router";
import { z } from "zod";
import { PlainFrame } from "#app/components/plain-frame.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { durationInWords } from "#app/features/staff/duration-words.ts";
import { identify, isBackendReachable } from "#app/features/staff/identify.server.ts";
import {
	mayAskForLink,
	resetPassword,
	sendRecoveryLink,
} from "#app/features/staff/recovery.server.ts";
import { AskForLinkForm, NewPasswordForm } from "#app/features/staff/reset-forms.tsx";
import { sessionContext, withSession } from "#app/features/staff/session.server.ts";
import { requestContext } from "#app/lib/request-context.ts";
import { staffPageMeta } from "#app/lib/seo.ts";
import type { Route } from "./+types/reset-password";

export const middleware: Route.MiddlewareFunction[] = [withSession];

const UNREACHABLE = "The database does not answer at the moment. Please try again in a minute.";
const EXPIRED = "This link was used already or is older than an hour. Ask for a new one.";

const formSchema = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("ask"), email: z.email().max(254) }),
	z.object({
		intent: z.literal("reset"),
		token_hash: z.string().max(500),
		password: z.string().max(1000),
	}),
]);

export async function loader({ context, url }: Route.LoaderArgs) {
	const session = context.get(sessionContext);
	if (!session) throw redirect("/admin");
	const token = url.searchParams.get("token_hash") ?? "";
	// With a link in hand also who is signed in may choose a new password: that is what the link is for.
	if (!token && (await identify(session)).kind === "staff") throw redirect("/admin/account");
	return { token };
}

type Answer = { sent?: true; problem?: string; email?: string; token?: string };

export async function action({ context, request }: Route.ActionArgs) {
	const session = context.get(sessionContext);
	if (!session) throw redirect("/admin");
	const form = Object.fromEntries(await request.formData());
	const parsed = formSchema.safeParse(form);
	if (!parsed.success) {
		const email = z.string().max(254).catch("").parse(form.email);
		return data<Answer>({ problem: "Email is not valid", email }, { status: 422 });
	}
	const { address } = context.get(requestContext);
	if (parsed.data.intent === "ask") {
		const turn = await mayAskForLink(address);
		if (!turn.ok) {
			const problem = `Too many requests. Please try again in ${durationInWords(turn.retryAfterSeconds)}.`;
			const headers = { "Retry-After": String(turn.retryAfterSeconds) };
			return data<Answer>({ problem, email: parsed.data.email }, { status: 429, headers });
		}
		if (!(await isBackendReachable()))
			return data<Answer>({ problem: UNREACHABLE, email: parsed.data.email }, { status: 503 });
		void sendRecoveryLink(parsed.data.email);
		return data<Answer>({ sent: true });
	}
	const { token_hash: token, password } = parsed.data;
	const result = await resetPassword(session, { token, password, address });
	if (result.ok)
		throw redirect(
			result.isStaff ? "/admin/account?done=password" : "/admin/sign-in?notice=password-changed",
		);
	if (result.reason === "refused")
		return data<Answer>({ problem: result.problem, token: result.token }, { status: 422 });
	if (result.reason === "unreachable")
		return data<Answer>({ problem: UNREACHABLE, token }, { status: 503 });
	return data<Answer>({ problem: EXPIRED, token: "" }, { status: 422 });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
	staffPageMeta({
		title: "Reset password",
		description: "Choose a new password for the staff area.",
		path: "/admin/reset-password",
		matches,
	});

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
	const token = actionData?.token ?? loaderData.token;
	return (
		<PlainFrame title="Reset password">
			{actionData?.sent ? (
				<Alert variant="success" role="status">
					If this address belongs to an account, a link is on its way. Look into your inbox, and
					into the spam folder.
				</Alert>
			) : token ? (
				<NewPasswordForm token={token} problem={actionData?.problem} />
			) : (
				<AskForLinkForm problem={actionData?.problem} email={actionData?.email} />
			)}
		</PlainFrame>
	);
}
