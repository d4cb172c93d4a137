import { data, Link } from "react-router";
import * as z from "zod/mini";
import { PageLinks } from "#app/components/page-links.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import {
	deleteUpload,
	listUploads,
	retryNotification,
} from "#app/features/uploads/admin.server.ts";
import { sampleUploads } from "#app/features/uploads/sample.ts";
import { UploadsTable } from "#app/features/uploads/uploads-table.tsx";
import { onePage, pageNumber } from "#app/lib/list-page.ts";
import { MOCK_REFUSAL } from "#app/lib/mock-refusal.ts";
import { staffPageMeta } from "#app/lib/seo.ts";
import { staffContext } from "#app/lib/staff-context.ts";
import type { Route } from "./+types/uploads";

const formSchema = z.object({ id: z.uuid(), intent: z.enum(["delete", "retry"]) });

export async function loader({ context, url }: Route.LoaderArgs) {
	const access = context.get(staffContext);
	if (access.kind === "mock") return { ...onePage(sampleUploads), isReadOnly: true };
	const list = await listUploads(access.client, pageNumber(url.searchParams));
	return { ...list, isReadOnly: false };
}

export async function action({ request, context }: Route.ActionArgs) {
	const access = context.get(staffContext);
	if (access.kind === "mock") {
		return data({ ok: false, message: MOCK_REFUSAL }, { status: 403 });
	}
	const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
	if (!form.success) return data({ ok: false, message: "Unknown request." }, { status: 400 });
	const { id, intent } = form.data;
	return intent === "delete"
		? deleteUpload(access.client, id)
		: retryNotification(access.client, id);
}

export const meta: Route.MetaFunction = ({ matches }) =>
	staffPageMeta({
		title: "Uploads",
		description: "Files that visitors sent.",
		path: "/admin/uploads",
		matches,
	});

export default function UploadsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { rows, total, page, pages, error, isReadOnly } = loaderData;
	return (
		<>
			<h1 className="font-semibold text-2xl">Uploads</h1>
			<p className="mt-1 text-muted">
				Files are private. Downloads are attachments: nothing here opens in the browser.
			</p>
			<div className="mt-5 grid gap-4">
				{actionData ? (
					<Alert variant={actionData.ok ? "success" : "danger"} role="status">
						{actionData.message}
					</Alert>
				) : null}
				{error ? (
					<Alert variant="danger" role="alert">
						Error loading uploads: {error}
					</Alert>
				) : null}
				{rows.length > 0 ? <UploadsTable rows={rows} isReadOnly={isReadOnly} /> : null}
				{rows.length === 0 && !error ? <Empty /> : null}
				<PageLinks page={page} pages={pages} total={total} noun="files" />
			</div>
		</>
	);
}

function Empty() {
	return (
		<div className="border border-dashed p-8">
			<p className="font-medium">No files yet</p>
			<p className="mt-1 text-muted">
				What visitors send from the{" "}
				<Link to="/fileupload" className="link">
					file upload page
				</Link>{" "}
				appears here.
			</p>
		</div>
	);
}
