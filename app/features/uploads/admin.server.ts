import { dueNow } from "#app/lib/delivery.ts";
import { type ListPage, readPage } from "#app/lib/list-page.ts";
import { log } from "#app/lib/log.server.ts";
import type { Client } from "#app/lib/supabase.server.ts";
import { BUCKET } from "./rules.ts";
import type { UploadRow } from "./upload-row.ts";

const PAGE_SIZE = 25;

/** Newest first. Row-level security decides whether there is anything to see. */
export async function listUploads(client: Client, page: number): Promise<ListPage<UploadRow>> {
	const list = await readPage(page, PAGE_SIZE, (from, to) =>
		client
			.from("uploads")
			.select(
				"id, name, original_name, mime_type, size_bytes, sha256, created_at, deliveries(id, status, attempts, last_error)",
				{ count: "exact" },
			)
			.order("created_at", { ascending: false })
			.order("id", { ascending: false })
			.range(from, to),
	);
	const rows = list.rows.map(({ deliveries, ...row }) => ({
		...row,
		notification: deliveries[0] ?? null,
	}));
	return { ...list, rows };
}

export type Changed = { ok: boolean; message: string };

/** The object first: a row without one can be deleted again, an object without a row would be lost in the bucket. */
export async function deleteUpload(client: Client, id: string): Promise<Changed> {
	const { data: row } = await client
		.from("uploads")
		.select("name, original_name")
		.eq("id", id)
		.maybeSingle();
	if (!row) return { ok: true, message: "The file was already gone." };
	const removed = await client.storage.from(BUCKET).remove([row.name]);
	const deleted = removed.error ?? (await client.from("uploads").delete().eq("id", id)).error;
	if (deleted) {
		log.error("upload-delete-failed", { kind: deleted.name });
		return { ok: false, message: `${row.original_name} could not be deleted. Please try again.` };
	}
	return { ok: true, message: `${row.original_name} has been deleted.` };
}

export async function retryNotification(client: Client, uploadId: string): Promise<Changed> {
	const { data, error } = await client
		.from("deliveries")
		.update(dueNow())
		.eq("upload_id", uploadId)
		.in("status", ["pending", "dead", "not_configured"])
		.select("id");
	if (error || data.length === 0) {
		return { ok: false, message: "The notification is being sent already, or was sent." };
	}
	return { ok: true, message: "The notification will be sent within seconds." };
}
