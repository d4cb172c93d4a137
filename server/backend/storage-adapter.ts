import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const headersSchema = z.object({ mimetype: z.string(), cacheControl: z.string() });
type StoredHeaders = z.infer<typeof headersSchema>;

/**
 * Keeps objects as files `<folder>/objects/<bucket>/<key>`, and beside them in `<folder>/headers` what they are served
 * with: the seven methods that the embedded storage asks for.
 */
export function createFileStorage(folder: string) {
	function fileOf(kind: "objects" | "headers", bucket: string, key: string): string {
		const root = path.resolve(folder, kind, bucket);
		const file = path.resolve(root, key);
		if (!file.startsWith(root + path.sep)) throw new Error("key leaves its bucket");
		return file;
	}

	async function metadataOf(bucket: string, key: string) {
		const found = await stat(fileOf("objects", bucket, key));
		const headers = await readFile(fileOf("headers", bucket, key), "utf8");
		return {
			...headersSchema.parse(JSON.parse(headers)),
			contentLength: found.size,
			size: found.size,
			lastModified: found.mtime,
			eTag: tagOf(`${key}:${found.mtimeMs}:${found.size}`),
		};
	}

	async function save(bucket: string, key: string, bytes: Uint8Array, headers: StoredHeaders) {
		await write(fileOf("headers", bucket, key), JSON.stringify(headers));
		await write(fileOf("objects", bucket, key), bytes);
		return metadataOf(bucket, key);
	}

	async function remove(bucket: string, key: string) {
		await rm(fileOf("objects", bucket, key), { force: true });
		await rm(fileOf("headers", bucket, key), { force: true });
	}

	return {
		driver: folder,
		async getObject(bucket: string, key: string) {
			const metadata = await metadataOf(bucket, key);
			const body = await readFile(fileOf("objects", bucket, key));
			return { httpStatusCode: 200, metadata, body };
		},
		async uploadObject(
			bucket: string,
			key: string,
			_version: string | undefined,
			body: ReadableStream | Uint8Array,
			mimetype: string,
			cacheControl: string,
		) {
			const bytes = body instanceof Uint8Array ? body : await new Response(body).bytes();
			return save(bucket, key, bytes, { mimetype, cacheControl });
		},
		deleteObject: remove,
		async deleteObjects(bucket: string, keys: string[]) {
			for (const key of keys) await remove(bucket, key);
		},
		async copyObject(
			bucket: string,
			key: string,
			_version: string | undefined,
			toBucket: string,
			toKey: string,
		) {
			const bytes = await readFile(fileOf("objects", bucket, key));
			const { mimetype, cacheControl } = await metadataOf(bucket, key);
			const copy = await save(toBucket, toKey, bytes, { mimetype, cacheControl });
			return { httpStatusCode: 200, eTag: copy.eTag, lastModified: copy.lastModified };
		},
		headObject: metadataOf,
		async privateAssetUrl(bucket: string, key: string) {
			return `file://${fileOf("objects", bucket, key)}`;
		},
	};
}

function tagOf(text: string): string {
	return `"${createHash("md5").update(text).digest("hex")}"`;
}

/** Complete or not at all, and on the disk before it counts as stored. */
async function write(file: string, content: string | Uint8Array) {
	await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
	// Not the name with an ending: names may be as long as the file system takes.
	const draft = path.join(path.dirname(file), `.${randomUUID()}`);
	await writeFile(draft, content, { mode: 0o600, flush: true });
	await rename(draft, file);
}
