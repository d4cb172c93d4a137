import { Loader2, RefreshCw } from "lucide-react";
import { Form, type ShouldRevalidateFunctionArgs, useFetcher, useRevalidator } from "react-router";
import { PageLinks } from "#app/components/page-links.tsx";
import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import {
	type CheckAnswer,
	CONNECTION_NOTICES,
	ConnectionCheck,
} from "#app/features/submissions/connection-check.tsx";
import { UNKNOWN_ERROR } from "#app/features/submissions/display.ts";
import { checkConnection, listSubmissions } from "#app/features/submissions/list.server.ts";
import {
	LoadingSubmissions,
	NoSubmissions,
	SubmissionsError,
} from "#app/features/submissions/list-states.tsx";
import { SubmissionsTable } from "#app/features/submissions/submissions-table.tsx";
import { TableNotes } from "#app/features/submissions/table-notes.tsx";
import { failedPage, pageNumber } from "#app/lib/list-page.ts";
import { isAnswer, loadErrorMessage } from "#app/lib/load-error.ts";
import { staffPageMeta } from "#app/lib/seo.ts";
import { staffContext } from "#app/lib/staff-context.ts";
import { toast } from "#app/lib/toast.ts";
import type { Route } from "./+types/contact-submissions";

export async function loader({ context, url }: Route.LoaderArgs) {
	const access = context.get(staffContext);
	const list = await listSubmissions(access, pageNumber(url.searchParams));
	return { list, isMock: access.kind === "mock", now: new Date().toISOString() };
}

/** A load that fails in the browser is one of this page's four states. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	try {
		return await serverLoader();
	} catch (error) {
		if (isAnswer(error)) throw error;
		return { list: failedPage(loadErrorMessage(error, UNKNOWN_ERROR)), isMock: false, now: "" };
	}
}

export async function action({ context }: Route.ActionArgs): Promise<CheckAnswer> {
	return { connection: await checkConnection(context.get(staffContext)), checkedAt: Date.now() };
}

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<CheckAnswer> {
	try {
		return await serverAction();
	} catch (error) {
		if (isAnswer(error)) throw error;
		return { connection: "failed", checkedAt: Date.now() };
	}
}

/** Asking for the connection changes nothing that would have to be loaded again. */
export function shouldRevalidate({
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	return formMethod ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches }) =>
	staffPageMeta({
		title: "Contact Submissions",
		description: "Messages that visitors sent through the contact form.",
		path: "/admin/contact-submissions",
		matches,
	});

export default function ContactSubmissionsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { list, isMock, now } = loaderData;
	const fetcher = useFetcher<CheckAnswer>();
	const revalidator = useRevalidator();
	const isLoading = revalidator.state === "loading";

	function handleRefresh() {
		toast({ title: "Refreshing submissions" });
		void revalidator.revalidate();
	}

	return (
		<>
			<div className="mb-6 flex flex-wrap items-center gap-3">
				<h1 className="mr-auto font-semibold text-2xl">Contact Form Submissions</h1>
				<ConnectionCheck
					fetcher={fetcher}
					known={isMock ? "mock" : list.error === null ? "connected" : "failed"}
				/>
				<Form
					onSubmit={(event) => {
						event.preventDefault();
						handleRefresh();
					}}
				>
					<Button type="submit" size="sm" disabled={isLoading}>
						{isLoading ? (
							<Loader2 aria-hidden="true" className="animate-spin motion-reduce:animate-none" />
						) : (
							<RefreshCw aria-hidden="true" />
						)}
						{isLoading ? "Loading..." : "Refresh"}
					</Button>
				</Form>
			</div>
			{actionData ? (
				<Alert className="mb-6" role="status">
					<AlertTitle>{CONNECTION_NOTICES[actionData.connection].title}</AlertTitle>
					<AlertDescription>
						{CONNECTION_NOTICES[actionData.connection].description}
					</AlertDescription>
				</Alert>
			) : null}
			<SubmissionsState list={list} isLoading={isLoading} isMock={isMock} now={now} />
			<TableNotes />
		</>
	);
}

type StateProps = Route.ComponentProps["loaderData"] & { isLoading: boolean };

function SubmissionsState({ list, isLoading, isMock, now }: StateProps) {
	if (isLoading) return <LoadingSubmissions />;
	if (list.error !== null) return <SubmissionsError message={list.error} />;
	if (list.rows.length === 0) return <NoSubmissions isConnected={!isMock} />;
	return (
		<>
			<SubmissionsTable rows={list.rows} now={now} />
			<PageLinks {...list} noun="submissions" />
		</>
	);
}
