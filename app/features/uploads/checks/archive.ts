import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";

/** A ZIP archive read strictly: what the directory says must be what is there, and there is nothing else. */
export type ArchiveEntry = { name: string; size: number; read: () => Promise<Buffer> };

const MOST_ENTRIES = 2000;
const MOST_ENTRY_BYTES = 48 * 1024 * 1024;
const MOST_BYTES = 96 * 1024 * 1024;
const MOST_EXPANSION = 150;
/** Small archives of repetitive XML shrink a lot without meaning harm. */
const SMALL = 4 * 1024 * 1024;
const END_BYTES = 22;
const DESCRIPTOR_BYTES = 24;

const inflate = promisify(inflateRaw);

export function readArchive(bytes: Buffer): ArchiveEntry[] | null {
	const end = bytes.length - END_BYTES;
	// No comment, no second disk, no 64-bit extension: office programs write none of them in files of this size.
	if (end < 0 || bytes.toString("latin1", end, end + 4) !== "PK\x05\x06") return null;
	const count = bytes.readUInt16LE(end + 10);
	const directory = bytes.readUInt32LE(end + 16);
	const isSound =
		bytes.readUInt32LE(end + 4) === 0 &&
		bytes.readUInt16LE(end + 8) === count &&
		bytes.readUInt16LE(end + 20) === 0 &&
		directory + bytes.readUInt32LE(end + 12) === end;
	if (!isSound || count === 0 || count > MOST_ENTRIES) return null;

	const records: DirectoryRecord[] = [];
	let at = directory;
	for (let index = 0; index < count; index += 1) {
		const record = recordAt(bytes, at, end);
		if (!record) return null;
		records.push(record);
		at = record.next;
	}
	if (at !== end || !isSafe(records) || !fillsTheFile(bytes, records, directory)) return null;
	return records.map((record) => ({
		name: record.name,
		size: record.size,
		read: () => unpack(bytes, record),
	}));
}

type DirectoryRecord = NonNullable<ReturnType<typeof recordAt>>;

function recordAt(bytes: Buffer, at: number, end: number) {
	if (at + 46 > end || bytes.toString("latin1", at, at + 4) !== "PK\x01\x02") return null;
	const nameBytes = bytes.readUInt16LE(at + 28);
	const next = at + 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
	if (next > end) return null;
	return {
		name: bytes.toString("utf8", at + 46, at + 46 + nameBytes),
		flags: bytes.readUInt16LE(at + 8),
		method: bytes.readUInt16LE(at + 10),
		crc: bytes.readUInt32LE(at + 16),
		packed: bytes.readUInt32LE(at + 20),
		size: bytes.readUInt32LE(at + 24),
		offset: bytes.readUInt32LE(at + 42),
		next,
	};
}

const UNSAFE_NAME = /^[/\\]|^[a-z]:|\\|(?:^|\/)\.\.(?:\/|$)|\0/i;
const ENCRYPTED = 0x2041;

function isSafe(records: DirectoryRecord[]): boolean {
	const names = new Set(records.map(({ name }) => name.toLowerCase()));
	const size = records.reduce((sum, record) => sum + record.size, 0);
	const packed = records.reduce((sum, record) => sum + record.packed, 0);
	return (
		names.size === records.length &&
		records.every(
			({ name, flags, method, size }) =>
				!UNSAFE_NAME.test(name) &&
				(flags & ENCRYPTED) === 0 &&
				(method === 0 || method === 8) &&
				size <= MOST_ENTRY_BYTES,
		) &&
		size <= MOST_BYTES &&
		(size <= SMALL || size <= packed * MOST_EXPANSION)
	);
}

/** Entries lie side by side from the first byte to the directory: no overlap (bombs), no gap (second files). */
function fillsTheFile(bytes: Buffer, records: DirectoryRecord[], directory: number): boolean {
	let expected = 0;
	for (const record of [...records].sort((a, b) => a.offset - b.offset)) {
		const slack = record.offset - expected;
		const data = dataOffset(bytes, record);
		if (slack < 0 || slack > DESCRIPTOR_BYTES || data === null) return false;
		if (expected === 0 && slack !== 0) return false;
		expected = data + record.packed;
	}
	return directory >= expected && directory - expected <= DESCRIPTOR_BYTES;
}

function dataOffset(bytes: Buffer, { offset, name }: DirectoryRecord): number | null {
	if (offset + 30 > bytes.length) return null;
	if (bytes.toString("latin1", offset, offset + 4) !== "PK\x03\x04") return null;
	const nameEnd = offset + 30 + bytes.readUInt16LE(offset + 26);
	if (bytes.toString("utf8", offset + 30, nameEnd) !== name) return null;
	return nameEnd + bytes.readUInt16LE(offset + 28);
}

/** Rejects when the content is longer than declared: the directory's sizes are only a claim. */
async function unpack(bytes: Buffer, record: DirectoryRecord): Promise<Buffer> {
	const from = dataOffset(bytes, record) ?? 0;
	const packed = bytes.subarray(from, from + record.packed);
	const content =
		record.method === 0
			? packed
			: await inflate(packed, { maxOutputLength: Math.max(record.size, 1) });
	if (content.length !== record.size || crc32(content) !== record.crc) {
		throw new Error("The archive's directory is wrong about an entry.");
	}
	return content;
}
