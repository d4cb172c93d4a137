import type { StaffAccess } from "#app/lib/staff-context.ts";
import { messagePreview, UNKNOWN_ERROR } from "./display.ts";
import { sampleRows } from "./sample.ts";
import { type Status, statusSchema } from "./status.ts";

export const PAGE_SIZE = 25;

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

export type SubmissionPage =
	| { rows: SubmissionRow[]; total: number; page: number; pages: number; error: null }
	| { error: string };

/** One page of the list, newest first. The browser gets previews, not whole messages. */
export async function listSubmissions(access: StaffAccess, page: number): Promise<SubmissionPage> {
	if (access.kind === "mock")
		return { rows: sampleRows, total: sampleRows.length, page: 1, pages: 1, error: null };
	try {
		const from = (page - 1) * PAGE_SIZE;
		const { data, count, error } = await access.client
			.from("contact_submissions")
			.select("id, name, email, company, subject, message, created_at, status", { count: "exact" })
			.order("created_at", { ascending: false })
			.order("id", { ascending: false })
			.range(from, from + PAGE_SIZE - 1);
		// A page past the end: PostgREST calls that an error (PGRST103), we show the last one.
		if (page > 1 && (error?.code === "PGRST103" || data?.length === 0))
			return listSubmissions(access, await lastPage(access));
		if (error) return { error: error.message };
		const total = count ?? data.length;
		return {
			rows: data.map(({ message, status, ...row }) => ({
				...row,
				status: statusSchema.catch("new").parse(status),
				preview: messagePreview(message),
			})),
			total,
			page,
			pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
			error: null,
		};
	} catch (error) {
		return { error: messageOf(error) };
	}
}

type Staff = Extract<StaffAccess, { kind: "staff" }>;

async function lastPage({ client }: Staff): Promise<number> {
	const { count } = await client
		.from("contact_submissions")
		.select("id", { count: "exact", head: true });
	return Math.max(1, Math.ceil((count ?? 0) / PAGE_SIZE));
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

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : UNKNOWN_ERROR;
}
