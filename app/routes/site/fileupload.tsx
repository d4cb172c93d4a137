import { data } from "react-router";
import {
	Card,
	CardContent,
	CardDescription,
	CardFooter,
	CardHeader,
	CardTitle,
} from "#app/components/ui/card.tsx";
import { createDispatcher } from "#app/features/email/dispatcher.ts";
import { ownUploadSenders } from "#app/features/uploads/notify.server.ts";
import { notifyAtOnce } from "#app/features/uploads/notify-at-once.server.ts";
import { answerPage, answerProgram } from "#app/features/uploads/respond.server.ts";
import { UploadForm } from "#app/features/uploads/upload-form.tsx";
import { UploadHelp } from "#app/features/uploads/upload-help.tsx";
import { env } from "#app/lib/env.server.ts";
import { breadcrumbs } from "#app/lib/json-ld.ts";
import { requestContext } from "#app/lib/request-context.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { serviceClient } from "#app/lib/supabase.server.ts";
import type { Route } from "./+types/fileupload";

/** Tried at once through the same outbox that keeps it, so that the visitor learns how it went. */
async function notify(uploadId: string) {
	// Nobody to tell: the outbox's worker writes that down.
	if (!env().UPLOAD_WEBHOOK_URL) return null;
	const client = serviceClient();
	const outbox = createDispatcher({ client, senders: ownUploadSenders() });
	return notifyAtOnce(client, outbox, uploadId);
}

/** Programs, and the page's own script, are answered as JSON before React Router would render a page. */
export const middleware: Route.MiddlewareFunction[] = [
	({ request, context }, next) => {
		const wantsPage = request.headers.get("accept")?.includes("text/html");
		if (request.method !== "POST" || wantsPage) return next();
		return answerProgram(request, context.get(requestContext).address, notify);
	},
];

export async function action({ request, context }: Route.ActionArgs) {
	const { state, init } = await answerPage(request, context.get(requestContext).address, notify);
	return data(state, init);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta({
		title: "File Upload",
		description:
			"Send us a document or an image for review: PDF, Word, text or picture, up to 10MB, kept in private storage.",
		keywords: ["file upload", "document review", "AI governance"],
		path: "/fileupload",
		matches,
		graph: (site) => [
			breadcrumbs(site, [
				{ name: "Home", path: "/" },
				{ name: "File Upload", path: "/fileupload" },
			]),
		],
	});

export default function FileUploadPage({ actionData }: Route.ComponentProps) {
	return (
		<section className="sheet py-10 lg:py-18">
			<Card className="max-w-2xl">
				<CardHeader>
					<CardTitle as="h1" className="heading text-h2">
						File Upload
					</CardTitle>
					<CardDescription>Upload a file to process through our system</CardDescription>
				</CardHeader>
				<CardContent>
					<UploadForm initial={actionData ?? { step: "idle" }} />
				</CardContent>
				<CardFooter>
					<UploadHelp />
				</CardFooter>
			</Card>
		</section>
	);
}
