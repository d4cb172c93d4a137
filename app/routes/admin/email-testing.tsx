import { data, Link, useRevalidator } from "react-router";
import * as z from "zod/mini";
import { Alert } from "#app/components/ui/alert.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { listCaptured } from "#app/features/email/captured.server.ts";
import { CapturedMails } from "#app/features/email/captured-mails.tsx";
import { latestDeliveries, sendAgain } from "#app/features/email/deliveries.server.ts";
import { DeliveriesTable } from "#app/features/email/deliveries-table.tsx";
import {
	ApiKeyWarning,
	EmailConfiguration,
	RecommendedSolution,
	TestingNotice,
} from "#app/features/email/email-notes.tsx";
import { mailer, mailFolder } from "#app/features/email/mailer.server.ts";
import { sendTestEmail } from "#app/features/email/send-test.server.ts";
import { TestEmailForm } from "#app/features/email/test-email-form.tsx";
import { env } from "#app/lib/env.server.ts";
import { MOCK_REFUSAL } from "#app/lib/mock-refusal.ts";
import { staffPageMeta } from "#app/lib/seo.ts";
import { staffContext } from "#app/lib/staff-context.ts";
import type { Route } from "./+types/email-testing";

const TITLE = "Admin page for testing email delivery functionality";

export const meta: Route.MetaFunction = ({ matches }) =>
	staffPageMeta({ title: TITLE, description: TITLE, path: "/admin/email-testing", matches });

export async function loader({ context }: Route.LoaderArgs) {
	const access = context.get(staffContext);
	const settings = env();
	const email = settings.SUPPORT_EMAIL;
	if (access.kind === "mock") {
		return { email, provider: "mock" as const, captured: [], deliveries: [], hasFailed: false };
	}
	const provider = mailer().name;
	const [captured, latest] = await Promise.all([
		provider === "capture" ? listCaptured(mailFolder(settings)) : [],
		latestDeliveries(access.client, email),
	]);
	return { email, provider, captured, ...latest };
}

const formSchema = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("test"), email: z.string() }),
	z.object({ intent: z.literal("again"), id: z.uuid() }),
]);

export async function action({ request, context }: Route.ActionArgs) {
	const access = context.get(staffContext);
	const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
	if (!form.success) return data({ notice: "Unknown request." }, { status: 400 });
	if (form.data.intent === "test") {
		const { email } = form.data;
		return { tested: { address: email, result: await sendTestEmail(email) } };
	}
	if (access.kind === "mock") return data({ notice: MOCK_REFUSAL }, { status: 403 });
	const isDone = await sendAgain(access.client, form.data.id);
	return { notice: isDone ? "It goes out again now." : "This delivery cannot be sent again." };
}

export default function EmailTestingPage({ loaderData, actionData }: Route.ComponentProps) {
	const { email, provider, captured, deliveries, hasFailed } = loaderData;
	const { revalidate } = useRevalidator();
	const tested = actionData && "tested" in actionData ? actionData.tested : undefined;
	const notice = actionData && "notice" in actionData ? actionData.notice : undefined;
	return (
		<>
			<h1 className="font-semibold text-2xl">Email Service Testing</h1>
			<p className="mt-1 text-muted">{TITLE}</p>
			<div className="mt-5 grid gap-6">
				<TestingNotice />
				{notice ? (
					<Alert variant="info" role="status">
						{notice}
					</Alert>
				) : null}
				<div className="grid items-start gap-6 lg:grid-cols-2">
					<Card>
						<CardHeader>
							<CardTitle>Test Email Delivery</CardTitle>
						</CardHeader>
						<CardContent className="grid gap-5">
							<TestEmailForm posted={tested} onSent={revalidate} />
							<ApiKeyWarning />
						</CardContent>
					</Card>
					<div className="grid gap-6">
						<EmailConfiguration email={email} provider={provider} />
						<RecommendedSolution />
					</div>
				</div>
				<section aria-labelledby="deliveries" className="grid gap-3">
					<h2 id="deliveries" className="font-semibold text-lg">
						Last deliveries
					</h2>
					{hasFailed ? (
						<Alert variant="danger">The deliveries could not be loaded.</Alert>
					) : (
						<DeliveriesTable deliveries={deliveries} />
					)}
				</section>
				{provider === "capture" ? (
					<section aria-labelledby="captured" className="grid gap-3">
						<h2 id="captured" className="font-semibold text-lg">
							Captured messages
						</h2>
						<p className="text-muted">
							Neither Resend nor SMTP is set up, so that mail is kept as files in the data folder.
						</p>
						<CapturedMails mails={captured} />
					</section>
				) : null}
				<p>
					<Link to="/" className="link py-3">
						Back to Home
					</Link>
				</p>
			</div>
		</>
	);
}
