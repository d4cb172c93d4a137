import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "#app/lib/env.server.ts";
import { cleanName } from "./file-name.ts";
import { boundaryOf, MultipartError, readMultipart } from "./multipart.ts";
import { FIELD, MAX_FILE_BYTES } from "./rules.ts";

export type ReceivedFile = {
	path: string;
	name: string;
	/** As the sender declared it; empty when it did not. */
	type: string;
	size: number;
	sha256: string;
};

export type Received =
	| { ok: true; file: ReceivedFile; discard: () => Promise<void> }
	| { ok: false; reason: "missing" | "tooLarge" | "unreadable" | "notAForm" | "unavailable" };

class TooLargeError extends Error {}

const ROOM_FOR_THE_FRAME = 1024 * 1024;
const STALE_AFTER_MS = 60 * 60 * 1000;
let folderReady: Promise<string> | undefined;

/** Streams the form's file to a temporary file, counting its bytes as they arrive: length headers may lie. */
export async function receiveFile(request: Request): Promise<Received> {
	const boundary = boundaryOf(request.headers.get("content-type"));
	if (!boundary) return { ok: false, reason: "notAForm" };
	if (!request.body) return { ok: false, reason: "unreadable" };
	const announced = Number(request.headers.get("content-length") ?? 0);
	if (announced > MAX_FILE_BYTES + ROOM_FOR_THE_FRAME) return { ok: false, reason: "tooLarge" };

	folderReady ??= prepareFolder();
	const folder = await folderReady.catch(() => null);
	if (folder === null) {
		// The next one tries again: somebody may have made room.
		folderReady = undefined;
		return { ok: false, reason: "unavailable" };
	}
	const path = join(folder, `upload-${randomUUID()}`);
	const discard = () => rm(path, { force: true });
	const hash = createHash("sha256");
	const declared: { name: string; type: string }[] = [];
	let size = 0;
	let handle: FileHandle | undefined;

	try {
		const target = await open(path, "wx", 0o600);
		handle = target;
		await readMultipart(request.body, boundary, (part) => {
			const isTheFile = part.name === FIELD && part.fileName !== null && declared.length === 0;
			if (!isTheFile) return { write: () => {} };
			declared.push({ name: cleanName(part.fileName ?? ""), type: part.type ?? "" });
			return {
				async write(bytes) {
					size += bytes.length;
					if (size > MAX_FILE_BYTES) throw new TooLargeError();
					hash.update(bytes);
					await target.writeFile(bytes);
				},
			};
		});
	} catch (error) {
		await handle?.close();
		await discard();
		if (error instanceof TooLargeError) return { ok: false, reason: "tooLarge" };
		if (error instanceof MultipartError) return { ok: false, reason: "unreadable" };
		// The server's own count of the whole body cut it off, or the sender went away.
		return { ok: false, reason: size > 0 && !request.signal.aborted ? "tooLarge" : "unreadable" };
	}
	await handle.close();

	const [file] = declared;
	// A form sent with nothing chosen carries an empty part without a name.
	if (!file || (file.name === "" && size === 0)) {
		await discard();
		return { ok: false, reason: "missing" };
	}
	return { ok: true, file: { ...file, path, size, sha256: hash.digest("hex") }, discard };
}

/** Files that a killed process left behind are of no use to anybody. */
async function prepareFolder(): Promise<string> {
	const folder = resolve(env().DATA_DIR, "tmp");
	await mkdir(folder, { recursive: true, mode: 0o700 });
	for (const name of await readdir(folder)) {
		const path = join(folder, name);
		const changedAt = await stat(path).then(
			(found) => found.mtimeMs,
			() => Date.now(),
		);
		const isStale = Date.now() - changedAt > STALE_AFTER_MS;
		if (name.startsWith("upload-") && isStale) await rm(path, { force: true });
	}
	return folder;
}
