import { useEffect } from "react";
import { data, isRouteErrorResponse, Link, redirect, useRevalidator } from "react-router";
import { z } from "zod";
import { Alert } from "#app/components/ui/alert.tsx";
import { DeliveriesList } from "#app/features/submissions/deliveries-list.tsx";
import {
	openSubmission,
	resendDelivery,
	setStatus,
} from "#app/features/submissions/open.server.ts";
import { OpenedMessage } from "#app/features/submissions/opened-message.tsx";
import { statusSchema } from "#app/features/submissions/status.ts";
import { MOCK_REFUSAL } from "#app/lib/mock-refusal.ts";
import { staffPageMeta } from "#app/lib/seo.ts";
import { staffContext } from "#app/lib/staff-context.ts";
import type { Route } from "./+types/contact-submission";

const LIST = "/admin/contact-submissions";

const formSchema = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("status"), status: statusSchema }),
	z.object({ intent: z.literal("resend"), delivery: z.uuid() }),
]);

export async function loader({ context, params }: Route.LoaderArgs) {
	const opened = await openSubmission(context.get(staffContext), params.id);
	if (!opened) throw data(null, { status: 404 });
	return { ...opened, now: new Date().toISOString() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const access = context.get(staffContext);
	const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
	if (!form.success || !z.uuid().safeParse(params.id).success)
		return data({ problem: "This form is not complete." }, 422);
	if (access.kind === "mock") return data({ problem: MOCK_REFUSAL }, 409);
	const result =
		form.data.intent === "status"
			? await setStatus(access, params.id, form.data.status)
			: await resendDelivery(access, params.id, form.data.delivery);
	if (!result.ok) return data({ problem: result.problem }, 409);
	// Opening marks as read, so an unread message is left.
	const isLeft = form.data.intent === "status" && form.data.status === "new";
	throw redirect(isLeft ? LIST : `${LIST}/${params.id}`);
}

export const meta: Route.MetaFunction = ({ matches }) =>
	staffPageMeta({
		title: "Message",
		description: "A message that a visitor sent.",
		path: LIST,
		matches,
	});

export default function ContactSubmissionPage({ loaderData, actionData }: Route.ComponentProps) {
	const { submission, deliveries, wasUnread, now } = loaderData;
	const { revalidate } = useRevalidator();
	// The number of unread messages in the rail was counted beside this page's loader.
	useEffect(() => {
		if (wasUnread) void revalidate();
	}, [wasUnread, revalidate]);
	return (
		<>
			<BackToList />
			{actionData ? (
				<Alert variant="danger" role="alert" className="mb-4">
					{actionData.problem}
				</Alert>
			) : null}
			<OpenedMessage submission={submission} now={now} />
			<section aria-labelledby="deliveries-heading" className="mt-10">
				<h2 id="deliveries-heading" className="font-semibold text-lg">
					Deliveries
				</h2>
				<DeliveriesList deliveries={deliveries} now={now} />
			</section>
		</>
	);
}

function BackToList() {
	return (
		<p className="mb-4">
			<Link className="link" to={LIST}>
				All submissions
			</Link>
		</p>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
	return (
		<>
			<BackToList />
			<h1 className="font-semibold text-2xl">Message not found</h1>
			<p className="mt-2">There is no such message. It may have been deleted.</p>
		</>
	);
}
