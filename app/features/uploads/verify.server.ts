import { fileTypeFromBuffer } from "file-type";
import { hasForeignContent } from "./checks/foreign-content.ts";
import { readMediaBoxes } from "./checks/media-boxes.ts";
import { isPdf } from "./checks/pdf.ts";
import {
	type Walk,
	walkBmp,
	walkGif,
	walkJpeg,
	walkPng,
	walkTiff,
	walkWebp,
} from "./checks/raster.ts";
import { isPlainSvg } from "./checks/svg.ts";
import { isPlainText } from "./checks/text.ts";
import { isWordBinary } from "./checks/word-binary.ts";
import { isWordPackage } from "./checks/word-package.ts";
import { claimedKind, type FileKind, mimeTypeOf } from "./rules.ts";

type Check = (bytes: Buffer) => boolean | Promise<boolean>;

/** Bytes after the end that some programs leave: padding, never content. */
const PADDING = /^[\0\s]{0,16}$/;

const checks: Record<FileKind, Check> = {
	jpeg: isJpeg,
	png: (bytes) => fills(walkPng, bytes),
	gif: (bytes) => fills(walkGif, bytes),
	webp: (bytes) => fills(walkWebp, bytes),
	bmp: (bytes) => fills(walkBmp, bytes),
	tiff: (bytes) => fills(walkTiff, bytes),
	avif: (bytes) => readMediaBoxes(bytes)?.brand === "avif" && !hasForeignContent(bytes),
	heif: (bytes) =>
		["heic", "heif"].includes(readMediaBoxes(bytes)?.brand ?? "") && !hasForeignContent(bytes),
	svg: isPlainSvg,
	pdf: isPdf,
	doc: isWordBinary,
	docx: isWordPackage,
	txt: isPlainText,
};

/** What the magic bytes may say for a kind. Text and SVG have none that could be relied on. */
const signatures: Partial<Record<FileKind, RegExp>> = {
	jpeg: /^image\/jpeg$/,
	png: /^image\/a?png$/,
	gif: /^image\/gif$/,
	webp: /^image\/webp$/,
	bmp: /^image\/bmp$/,
	tiff: /^image\/tiff$/,
	avif: /^image\/(?:avif|heif)/,
	heif: /^image\/hei[cf]/,
	pdf: /^application\/pdf$/,
	doc: /^application\/x-cfb$/,
	docx: /^application\/(?:zip|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)$/,
};

export type Verified = { ok: true; mimeType: string } | { ok: false };

/** Name, declared type, magic bytes and structure must all tell the same story. */
export async function verifyFile(
	bytes: Buffer,
	claim: { name: string; type: string },
): Promise<Verified> {
	const kind = claimedKind(claim);
	if (!kind) return { ok: false };
	const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
	const signature = signatures[kind];
	if (signature && !signature.test(found?.mime ?? "")) return { ok: false };
	if (!(await checks[kind](bytes))) return { ok: false };
	return { ok: true, mimeType: mimeTypeOf(kind, found?.mime) };
}

function fills(walk: Walk, bytes: Buffer): boolean {
	const end = walk(bytes);
	return end !== null && PADDING.test(bytes.toString("latin1", end)) && !hasForeignContent(bytes);
}

/** Telephones append depth maps and moving pictures, so that something may follow, but nothing of another trade. */
function isJpeg(bytes: Buffer): boolean {
	return walkJpeg(bytes) !== null && !hasForeignContent(bytes);
}
