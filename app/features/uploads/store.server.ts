import { log } from "#app/lib/log.server.ts";
import type { Client } from "#app/lib/supabase.server.ts";
import { storageName } from "./file-name.ts";
import { reserveName } from "./quota.server.ts";
import { BUCKET } from "./rules.ts";

export type NewFile = {
	name: string;
	mimeType: string;
	size: number;
	sha256: string;
	bytes: Buffer;
};
export type Stored = { ok: true; id: string; name: string } | { ok: false };

/** Whether a name is still free, among all web processes of this server; asking takes it. */
type Reserve = (name: string) => Promise<boolean>;

const CACHE_SECONDS = "3600";
const MOST_TRIES = 100;

/** Puts a checked file into the bucket and writes its row; the row's trigger writes the notification it owes. */
export async function storeFile(
	client: Client,
	file: NewFile,
	reserve: Reserve = reserveName,
): Promise<Stored> {
	const name = await putObject(client, file, reserve);
	if (!name) return { ok: false };
	const { data, error } = await client
		.from("uploads")
		.insert({
			name,
			original_name: file.name,
			mime_type: file.mimeType,
			size_bytes: file.size,
			sha256: file.sha256,
		})
		.select("id")
		.single();
	if (data) return { ok: true, id: data.id, name };
	log.error("upload-row-failed", { code: error.code });
	// The answer may have been lost after the row was written; and without a row nobody would find the object again.
	await client.from("uploads").delete().eq("name", name);
	await client.storage.from(BUCKET).remove([name]);
	return { ok: false };
}

/**
 * Never overwrites: when the name is taken in this millisecond, the next one is tried. The embedded storage looks
 * before it writes, and two writers at once would both find the place empty; so a name is first spoken for here.
 */
async function putObject(client: Client, file: NewFile, reserve: Reserve): Promise<string | null> {
	const now = Date.now();
	for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
		const name = storageName(file.name, now + attempt);
		if (!(await reserve(name))) continue;
		const { error } = await client.storage.from(BUCKET).upload(name, file.bytes, {
			contentType: file.mimeType,
			cacheControl: CACHE_SECONDS,
			upsert: false,
		});
		if (!error) return name;
		if (!isTaken(error)) {
			log.error("upload-store-failed", { kind: error.name });
			return null;
		}
	}
	return null;
}

function isTaken(error: Error): boolean {
	const code = "statusCode" in error ? String(error.statusCode) : "";
	const status = "status" in error ? String(error.status) : "";
	return code === "409" || status === "409" || /already exists|duplicate/i.test(error.message);
}
