import { SIGNED_OUT } from "#app/lib/load-error.ts";
import { recordCounter } from "./model/count-records.ts";
import type { ExportFormat } from "./model/export-format.ts";

/** Pieces are handed to the browser's own store from time to time, so that the page never holds the whole file. */
const PART_BYTES = 1024 * 1024;

type Options = {
	address: string;
	format: ExportFormat;
	fileName: string;
	signal: AbortSignal;
	onProgress: (records: number) => void;
};

export async function download({ address, format, fileName, signal, onProgress }: Options) {
	const response = await fetch(address, { signal });
	if (!response.ok || !response.body || response.redirected)
		throw new Error(await reasonOf(response));
	const count = recordCounter(format);
	const parts: Blob[] = [];
	let pieces: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	const reader = response.body.getReader();
	for (let read = await reader.read(); !read.done; read = await reader.read()) {
		pieces.push(read.value);
		size += read.value.byteLength;
		onProgress(count(read.value));
		if (size < PART_BYTES) continue;
		parts.push(new Blob(pieces));
		pieces = [];
		size = 0;
	}
	save(
		new Blob([...parts, ...pieces], { type: response.headers.get("content-type") ?? "" }),
		fileName,
	);
}

function save(file: Blob, name: string) {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	// Long enough for the browser to begin; the file itself is kept until it is written.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function reasonOf(response: Response): Promise<string> {
	if (response.redirected) return SIGNED_OUT;
	return (await response.text().catch(() => "")).slice(0, 200) || "Unknown error";
}
