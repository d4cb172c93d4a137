import { failedPage, type ListPage, onePage, readPage } from "#app/lib/list-page.ts";
import type { StaffAccess } from "#app/lib/staff-context.ts";
import { messagePreview, UNKNOWN_ERROR } from "./display.ts";
import { sampleRows } from "./sample.ts";
import { type Status, statusSchema } from "./status.ts";

const PAGE_SIZE = 25;

export type SubmissionRow = {
	id: string;
	name: string;
	email: string;
	company: string | null;
	subject: string;
	preview: string;
	created_at: string | null;
	status: Status;
};

/** One page of the list, newest first. The browser gets previews, not whole messages. */
export async function listSubmissions(
	access: StaffAccess,
	page: number,
): Promise<ListPage<SubmissionRow>> {
	if (access.kind === "mock") return onePage(sampleRows);
	try {
		const list = await readPage(page, PAGE_SIZE, (from, to) =>
			access.client
				.from("contact_submissions")
				.select("id, name, email, company, subject, message, created_at, status", {
					count: "exact",
				})
				.order("created_at", { ascending: false })
				.order("id", { ascending: false })
				.range(from, to),
		);
		const rows = list.rows.map(({ message, status, ...row }) => ({
			...row,
			status: statusSchema.catch("new").parse(status),
			preview: messagePreview(message),
		}));
		return { ...list, rows };
	} catch (error) {
		return failedPage(error instanceof Error ? error.message : UNKNOWN_ERROR);
	}
}

export async function countUnread(access: StaffAccess): Promise<number> {
	if (access.kind === "mock") return sampleRows.filter((row) => row.status === "new").length;
	const { count } = await access.client
		.from("contact_submissions")
		.select("id", { count: "exact", head: true })
		.eq("status", "new");
	return count ?? 0;
}

/** The connection as the page's button asks for it: whether the table answers. */
export async function checkConnection(
	access: StaffAccess,
): Promise<"connected" | "mock" | "failed"> {
	if (access.kind === "mock") return "mock";
	const { error } = await access.client.from("contact_submissions").select("id").limit(1);
	return error ? "failed" : "connected";
}
