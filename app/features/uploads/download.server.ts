import type { Client } from "#app/lib/supabase.server.ts";
import { attachment } from "./attachment.ts";
import { BUCKET } from "./rules.ts";

/** Nothing a visitor sent may run under this origin: saved, not shown, and locked in case a browser shows it anyway. */
const LOCKED = {
	"x-content-type-options": "nosniff",
	"content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
	"cache-control": "private, no-store",
	"cross-origin-resource-policy": "same-origin",
};

export async function downloadUpload(client: Client, id: string): Promise<Response> {
	const { data: row, error } = await client
		.from("uploads")
		.select("name, original_name, mime_type, size_bytes, sha256")
		.eq("id", id)
		.maybeSingle();
	if (error) return plain("The file cannot be read right now.", 503);
	if (!row) return plain("There is no such file.", 404);
	const file = await client.storage.from(BUCKET).download(row.name).asStream();
	if (file.error) return plain("The file is not in storage.", 404);
	return new Response(file.data, {
		headers: {
			...LOCKED,
			"content-type": row.mime_type,
			"content-length": String(row.size_bytes),
			"content-disposition": attachment(row.original_name),
			etag: `"${row.sha256}"`,
		},
	});
}

export function plain(text: string, status: number): Response {
	return new Response(text, {
		status,
		headers: { ...LOCKED, "content-type": "text/plain; charset=utf-8" },
	});
}
