import { z } from "zod";
import { dueNow } from "#app/lib/delivery.ts";
import type { StaffAccess } from "#app/lib/staff-context.ts";
import { sampleSubmission } from "./sample.ts";
import { type Status, statusSchema } from "./status.ts";

type Staff = Extract<StaffAccess, { kind: "staff" }>;

const COLUMNS =
	"id, name, email, company, subject, message, created_at, status, quarantine_reasons";
const DELIVERY_COLUMNS =
	"id, kind, recipient, status, last_error, delivery_attempts(id, attempted_at, ok, provider, status_code, error)";

/** A message with what was sent about it; null when there is none. Opening a new one marks it as read. */
export async function openSubmission(access: StaffAccess, id: string) {
	if (!z.uuid().safeParse(id).success) return null;
	if (access.kind === "mock") {
		const submission = sampleSubmission(id);
		if (!submission) return null;
		const status = submission.status === "new" ? "read" : submission.status;
		return { submission: { ...submission, status }, deliveries: [], wasUnread: false };
	}
	const { client } = access;
	const [found, deliveries] = await Promise.all([
		client.from("contact_submissions").select(COLUMNS).eq("id", id).maybeSingle(),
		client
			.from("deliveries")
			.select(DELIVERY_COLUMNS)
			.eq("submission_id", id)
			.order("created_at")
			.order("kind"),
	]);
	if (found.error) throw new Error(found.error.message);
	if (!found.data) return null;
	const status = statusSchema.catch("new").parse(found.data.status);
	const wasUnread = status === "new";
	if (wasUnread)
		await client
			.from("contact_submissions")
			.update({ status: "read" })
			.match({ id, status: "new" });
	return {
		submission: { ...found.data, status: wasUnread ? ("read" as const) : status },
		deliveries: deliveries.data ?? [],
		wasUnread,
	};
}

export type OpenedSubmission = NonNullable<Awaited<ReturnType<typeof openSubmission>>>;
export type Delivery = OpenedSubmission["deliveries"][number];

export async function setStatus({ client }: Staff, id: string, status: Status) {
	const { data, error } = await client
		.from("contact_submissions")
		.update({ status })
		.eq("id", id)
		.select("id");
	if (error) return { ok: false, problem: error.message } as const;
	return data.length > 0
		? ({ ok: true } as const)
		: ({ ok: false, problem: "This message does not exist any more." } as const);
}

/** A delivery that was given up gets its attempts back and is due now. */
export async function resendDelivery({ client }: Staff, submissionId: string, deliveryId: string) {
	const { data, error } = await client
		.from("deliveries")
		.update(dueNow())
		.match({ id: deliveryId, submission_id: submissionId })
		.in("status", ["dead", "not_configured"])
		.select("id");
	if (error) return { ok: false, problem: error.message } as const;
	return data.length > 0
		? ({ ok: true } as const)
		: ({ ok: false, problem: "This delivery is not waiting for help any more." } as const);
}
