/** What may be uploaded. The browser checks it for the visitor's comfort; the server decides. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const BUCKET = "uploads";
export const FIELD = "file";

export const messages = {
	missing: "Please select a file",
	tooLarge: "File size must be less than 10MB",
	wrongType: "Please select a valid image, PDF, DOC, or TXT file",
	unreadable: "The upload could not be read. Please try again.",
	notAForm: "Send the file as multipart/form-data.",
	unavailable: "Uploads are not available right now. Please try again later.",
	tooMany: "You have uploaded as much as one address may today. Please try again later.",
} as const;

const WORD_DOCUMENT = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const kinds = [
	{ kind: "jpeg", types: ["image/jpeg", "image/jpg"], extensions: ["jpg", "jpeg"] },
	{ kind: "png", types: ["image/png"], extensions: ["png"] },
	{ kind: "gif", types: ["image/gif"], extensions: ["gif"] },
	{ kind: "webp", types: ["image/webp"], extensions: ["webp"] },
	{ kind: "avif", types: ["image/avif"], extensions: ["avif"] },
	{ kind: "svg", types: ["image/svg+xml"], extensions: ["svg"] },
	{ kind: "bmp", types: ["image/bmp"], extensions: ["bmp"] },
	{ kind: "tiff", types: ["image/tiff"], extensions: ["tif", "tiff"] },
	{ kind: "heif", types: ["image/heic", "image/heif"], extensions: ["heic", "heif"] },
	{ kind: "pdf", types: ["application/pdf"], extensions: ["pdf"] },
	{ kind: "doc", types: ["application/msword"], extensions: ["doc"] },
	{ kind: "docx", types: [WORD_DOCUMENT], extensions: ["docx"] },
	{ kind: "txt", types: ["text/plain"], extensions: ["txt"] },
] as const;

export const acceptedTypes = kinds.flatMap(({ types }) => [...types]);

export type FileKind = (typeof kinds)[number]["kind"];

const includes = (list: readonly string[], value: string) => list.includes(value);

/** For the picker: the extensions, and any image type. */
export const accept = [
	"image/*",
	...kinds.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)),
].join(",");

/** Browsers send this for a file whose type they do not know. */
const UNKNOWN_TYPES = ["", "application/octet-stream"];

/**
 * The kind that name and declared type agree on, or null. An unknown type says nothing, so the name decides; the
 * content is looked at later, on the server.
 */
export function claimedKind(file: { name: string; type: string }): FileKind | null {
	const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? "";
	const type = file.type.split(";")[0]?.trim().toLowerCase() ?? "";
	const found = kinds.find(({ extensions }) => includes(extensions, extension));
	if (!found) return null;
	return includes(UNKNOWN_TYPES, type) || includes(found.types, type) ? found.kind : null;
}

/** The type that is stored for a kind; the file's own bytes may name a closer one of the same kind. */
export function mimeTypeOf(kind: FileKind, found?: string): string {
	const types: readonly string[] = kinds.find((entry) => entry.kind === kind)?.types ?? [];
	return found && types.includes(found) ? found : (types[0] ?? "application/octet-stream");
}

/** The first thing wrong with a chosen file, as the visitor reads it. */
export function checkFile(file: { name: string; type: string; size: number } | null) {
	if (!file) return messages.missing;
	if (file.size > MAX_FILE_BYTES) return messages.tooLarge;
	return claimedKind(file) ? null : messages.wrongType;
}

export const ALL_SENT = 99;

/** Starts at 30, follows the bytes from there, and is 100 only when the server has answered. */
export function shownProgress(previous: number, sent: number, total: number): number {
	const percent = total > 0 ? Math.floor((sent / total) * 100) : 0;
	return Math.max(previous, 30, Math.min(percent, ALL_SENT));
}
