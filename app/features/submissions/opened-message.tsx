import { Form } from "react-router";
import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { buttonVariants } from "#app/components/ui/button-variants.ts";
import { companyOrDash, submittedAgo } from "./display.ts";
import type { OpenedSubmission } from "./open.server.ts";
import { STATUS_LOOK, type Status } from "./status.ts";

type Submission = OpenedSubmission["submission"];

const VERBS: Record<Status, { to: Status; label: string }[]> = {
	new: [],
	read: [
		{ to: "answered", label: "Mark as answered" },
		{ to: "new", label: "Mark as unread" },
		{ to: "quarantined", label: "Quarantine" },
	],
	answered: [{ to: "read", label: "Mark as not answered" }],
	quarantined: [{ to: "read", label: "Release from quarantine" }],
};

/** Opens the staff member's own mail program: the answer comes from a person. */
export function replyAddress({ email, subject }: Pick<Submission, "email" | "subject">): string {
	return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

export function OpenedMessage({ submission, now }: { submission: Submission; now: string }) {
	const look = STATUS_LOOK[submission.status];
	return (
		<article aria-labelledby="message-heading">
			<h1 id="message-heading" className="flex flex-wrap items-center gap-3 font-semibold text-2xl">
				Message from {submission.name}
				<Badge variant={look.variant}>{look.label}</Badge>
			</h1>
			<dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
				<Fact name="Email">{submission.email}</Fact>
				<Fact name="Company">{companyOrDash(submission.company)}</Fact>
				<Fact name="Subject">{submission.subject}</Fact>
				<Fact name="Submitted">
					<time dateTime={submission.created_at} title={submission.created_at}>
						{submittedAgo(submission.created_at, now)}
					</time>
				</Fact>
			</dl>
			{submission.quarantine_reasons.length > 0 ? (
				<Alert variant="warning" className="mt-4">
					<AlertTitle as="h2">This message looked like spam</AlertTitle>
					<AlertDescription>
						<ul>
							{submission.quarantine_reasons.map((reason) => (
								<li key={reason}>{reason}</li>
							))}
						</ul>
					</AlertDescription>
				</Alert>
			) : null}
			<p className="mt-6 max-w-prose whitespace-pre-wrap break-words border-l-2 pl-4 text-base">
				{submission.message}
			</p>
			<Form method="post" className="mt-6 flex flex-wrap gap-3">
				<a className={buttonVariants({ size: "sm" })} href={replyAddress(submission)}>
					Reply by mail
				</a>
				<input type="hidden" name="intent" value="status" />
				{VERBS[submission.status].map(({ to, label }) => (
					<Button key={to} type="submit" size="sm" variant="outline" name="status" value={to}>
						{label}
					</Button>
				))}
			</Form>
		</article>
	);
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
	return (
		<>
			<dt className="text-muted">{name}</dt>
			<dd className="break-words">{children}</dd>
		</>
	);
}
