import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** Keeps objects as files `<folder>/<bucket>/<key>`: the seven methods that the embedded storage asks for. */
export function createFileStorage(folder: string) {
	const root = path.resolve(folder);

	function fileOf(bucket: string, key: string): string {
		const file = path.resolve(root, bucket, key);
		if (!file.startsWith(path.join(root, bucket) + path.sep))
			throw new Error("key leaves its bucket");
		return file;
	}

	async function metadataOf(bucket: string, key: string) {
		const file = fileOf(bucket, key);
		const found = await stat(file);
		return {
			cacheControl: "no-cache",
			contentLength: found.size,
			size: found.size,
			// The API answers with the type stored in the object's row; this is only a fallback.
			mimetype: "application/octet-stream",
			lastModified: found.mtime,
			eTag: `"${createHash("md5").update(`${key}:${found.mtimeMs}:${found.size}`).digest("hex")}"`,
		};
	}

	return {
		driver: root,
		async getObject(bucket: string, key: string) {
			const metadata = await metadataOf(bucket, key);
			return { httpStatusCode: 200, metadata, body: await readFile(fileOf(bucket, key)) };
		},
		async uploadObject(
			bucket: string,
			key: string,
			_version: string | undefined,
			body: ReadableStream | Uint8Array,
			contentType: string,
			cacheControl: string,
		) {
			const file = fileOf(bucket, key);
			const bytes = body instanceof Uint8Array ? body : await new Response(body).bytes();
			await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
			const draft = `${file}.${randomUUID()}`;
			await writeFile(draft, bytes, { mode: 0o600, flush: true });
			await rename(draft, file);
			return {
				cacheControl,
				contentLength: bytes.byteLength,
				size: bytes.byteLength,
				mimetype: contentType,
				lastModified: new Date(),
				eTag: `"${createHash("md5").update(bytes).digest("hex")}"`,
			};
		},
		async deleteObject(bucket: string, key: string) {
			await rm(fileOf(bucket, key), { force: true });
		},
		async deleteObjects(bucket: string, keys: string[]) {
			for (const key of keys) await rm(fileOf(bucket, key), { force: true });
		},
		async copyObject(
			bucket: string,
			key: string,
			_version: string | undefined,
			toBucket: string,
			toKey: string,
		) {
			const target = fileOf(toBucket, toKey);
			await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
			await copyFile(fileOf(bucket, key), target);
			const { eTag, lastModified } = await metadataOf(toBucket, toKey);
			return { httpStatusCode: 200, eTag, lastModified };
		},
		headObject: (bucket: string, key: string) => metadataOf(bucket, key),
		async privateAssetUrl(bucket: string, key: string) {
			return `file://${fileOf(bucket, key)}`;
		},
	};
}
