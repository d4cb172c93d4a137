import { crc32 } from "node:zlib";

/**
 * Walks an image's own structure from the first byte to the last. A file that is an image *and* something else needs
 * room that the structure does not account for; null says there is such room, or that the walk failed.
 * Otherwise the result is where the image ends.
 */
export type Walk = (bytes: Buffer) => number | null;

export const walkPng: Walk = (bytes) => {
	if (bytes.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1a\n") return null;
	let at = 8;
	let hasData = false;
	for (let index = 0; at + 12 <= bytes.length; index += 1) {
		const length = bytes.readUInt32BE(at);
		const type = bytes.toString("latin1", at + 4, at + 8);
		const end = at + 12 + length;
		if (end > bytes.length || (index === 0) !== (type === "IHDR")) return null;
		if (type === "IHDR" && length !== 13) return null;
		if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
		if (type === "IDAT") hasData = true;
		if (type === "IEND") return hasData && length === 0 ? end : null;
		at = end;
	}
	return null;
};

export const walkGif: Walk = (bytes) => {
	if (!/^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6)) || bytes.length < 14) return null;
	const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
	let at = 13 + tableSize(bytes.readUInt8(10));
	let hasImage = false;
	const skipBlocks = () => {
		while (at < bytes.length) {
			const size = bytes.readUInt8(at);
			at += size + 1;
			if (size === 0) return;
		}
	};
	while (at < bytes.length) {
		const introducer = bytes.readUInt8(at);
		if (introducer === 0x3b) return hasImage ? at + 1 : null;
		if (introducer === 0x21) at += 2;
		else if (introducer === 0x2c && at + 10 < bytes.length) {
			hasImage = true;
			at += 11 + tableSize(bytes.readUInt8(at + 9));
		} else return null;
		skipBlocks();
	}
	return null;
};

const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isFrame = (marker: number) =>
	marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

export const walkJpeg: Walk = (bytes) => {
	if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
	// A first segment whose length reads as the start of a comment makes the file a script, too.
	if (bytes.toString("latin1", 4, 6) === "/*") return null;
	let at = 2;
	let hasFrame = false;
	let hasScan = false;
	while (at + 2 <= bytes.length) {
		if (bytes.readUInt8(at) !== 0xff) return null;
		const marker = bytes.readUInt8(at + 1);
		if (marker === 0xff) at += 1;
		else if (marker === 0xd9) return hasFrame && hasScan ? at + 2 : null;
		else if (hasNoLength(marker)) at += 2;
		else {
			if (at + 4 > bytes.length || marker === 0) return null;
			if (isFrame(marker)) hasFrame = true;
			const length = bytes.readUInt16BE(at + 2);
			if (length < 2) return null;
			at += 2 + length;
			if (marker === 0xda) {
				hasScan = true;
				at = endOfScan(bytes, at);
			}
		}
	}
	return null;
};

/** Compressed data ends at the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
	let at = bytes.indexOf(0xff, from);
	while (at >= 0 && at + 1 < bytes.length) {
		const next = bytes.readUInt8(at + 1);
		if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
		at = bytes.indexOf(0xff, at + 2);
	}
	return bytes.length;
}

export const walkWebp: Walk = (bytes) => {
	if (bytes.length < 20 || bytes.toString("latin1", 0, 4) !== "RIFF") return null;
	if (bytes.toString("latin1", 8, 12) !== "WEBP") return null;
	const end = 8 + bytes.readUInt32LE(4);
	if (end > bytes.length) return null;
	let hasImage = false;
	let at = 12;
	while (at + 8 <= end) {
		const type = bytes.toString("latin1", at, at + 4);
		if (["VP8 ", "VP8L", "ANMF"].includes(type)) hasImage = true;
		const length = bytes.readUInt32LE(at + 4);
		at += 8 + length + (length % 2);
	}
	return hasImage && at >= end && at - end <= 1 ? Math.min(at, bytes.length) : null;
};

const BITMAP_HEADERS = [12, 40, 52, 56, 64, 108, 124];

export const walkBmp: Walk = (bytes) => {
	if (bytes.length < 26 || bytes.toString("latin1", 0, 2) !== "BM") return null;
	const header = bytes.readUInt32LE(14);
	if (!BITMAP_HEADERS.includes(header) || bytes.length < 14 + header) return null;
	const isOld = header === 12;
	const planes = bytes.readUInt16LE(isOld ? 22 : 26);
	const depth = bytes.readUInt16LE(isOld ? 24 : 28);
	const pixels = bytes.readUInt32LE(10);
	const size = bytes.readUInt32LE(2);
	const isSound =
		planes === 1 &&
		[0, 1, 2, 4, 8, 16, 24, 32].includes(depth) &&
		pixels >= 14 + header &&
		pixels < size &&
		size <= bytes.length;
	const isAlsoScript = bytes.toString("latin1", 2, 4) === "/*" && bytes.includes("*/", 4);
	return isSound && !isAlsoScript ? size : null;
};

/** Bytes of each TIFF field type, by number. */
const FIELD_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const TIFF_WIDTH = 256;
const TIFF_STRIPS = 273;
const TIFF_TILES = 324;

export const walkTiff: Walk = (bytes) => {
	const order = bytes.toString("latin1", 0, 4);
	const isLittle = order === "II*\0";
	if (bytes.length < 16 || !(isLittle || order === "MM\0*")) return null;
	const short = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
	const long = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
	const directory = long(4);
	if (directory < 8 || directory + 2 > bytes.length) return null;
	const count = short(directory);
	if (count === 0 || directory + 2 + count * 12 > bytes.length) return null;
	const tags = new Set<number>();
	for (let index = 0; index < count; index += 1) {
		const at = directory + 2 + index * 12;
		const size = (FIELD_SIZES[short(at + 2)] ?? 0) * long(at + 4);
		if (size > 4 && long(at + 8) + size > bytes.length) return null;
		tags.add(short(at));
	}
	const hasPixels = tags.has(TIFF_STRIPS) || tags.has(TIFF_TILES);
	// Its parts may lie anywhere, so the end of the file is the only end it has.
	return tags.has(TIFF_WIDTH) && hasPixels ? bytes.length : null;
};
