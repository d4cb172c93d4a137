/**
 * A Word 97–2003 document is a compound file (MS-CFB) with a stream named WordDocument that begins with Word's own
 * mark (MS-DOC 2.5.1). Workbooks, installers and mail are compound files, too, and are not welcome; nor are macros.
 */
const SIGNATURE = "d0cf11e0a1b11ae1";
const NO_SECTOR = 0xfffffffa;
const WORD_MARK = 0xa5ec;
const ENTRY_BYTES = 128;
const MINI_SECTOR_BYTES = 64;
const STREAM = 2;
const ROOT = 5;
const MACROS = new Set(["macros", "vba", "_vba_project", "_vba_project_cur"]);

type Entry = { name: string; type: number; start: number; size: number };

export function isWordBinary(bytes: Buffer): boolean {
	if (bytes.length < 1536 || bytes.toString("hex", 0, 8) !== SIGNATURE) return false;
	const file = openCompoundFile(bytes);
	if (!file) return false;
	const entries = file.entries();
	if (entries.some(({ name }) => MACROS.has(name.toLowerCase()))) return false;
	const word = entries.find(({ name, type }) => name === "WordDocument" && type === STREAM);
	const at = word ? file.startOf(word, entries) : null;
	return at !== null && at + 2 <= bytes.length && bytes.readUInt16LE(at) === WORD_MARK;
}

function openCompoundFile(bytes: Buffer) {
	const sectorBytes = 2 ** bytes.readUInt16LE(30);
	if (sectorBytes !== 512 && sectorBytes !== 4096) return null;
	const perSector = sectorBytes / 4;
	const offset = (sector: number) => (sector + 1) * sectorBytes;
	const long = (at: number) => (at + 4 <= bytes.length ? bytes.readUInt32LE(at) : NO_SECTOR);

	/** Sectors that hold the table of which sector follows which: 109 are named in the header, the rest in a chain. */
	const tableSectors: number[] = [];
	for (let slot = 0; slot < 109; slot += 1) tableSectors.push(long(76 + slot * 4));
	const links = new Set<number>();
	for (let link = long(68); link < NO_SECTOR && !links.has(link); ) {
		links.add(link);
		const from = offset(link);
		for (let slot = 0; slot < perSector - 1; slot += 1) tableSectors.push(long(from + slot * 4));
		link = long(from + sectorBytes - 4);
	}

	function next(sector: number): number {
		const table = tableSectors[Math.floor(sector / perSector)] ?? NO_SECTOR;
		return table < NO_SECTOR ? long(offset(table) + (sector % perSector) * 4) : NO_SECTOR;
	}

	function chain(first: number): number[] {
		const sectors = new Set<number>();
		for (let sector = first; sector < NO_SECTOR && !sectors.has(sector); sector = next(sector)) {
			if (offset(sector) >= bytes.length) break;
			sectors.add(sector);
		}
		return [...sectors];
	}

	return {
		entries: () =>
			chain(long(48)).flatMap((sector) => entriesOf(bytes, offset(sector), sectorBytes)),
		startOf(stream: Entry, entries: Entry[]): number | null {
			const isSmall = stream.size < bytes.readUInt32LE(56);
			if (!isSmall) return stream.start < NO_SECTOR ? offset(stream.start) : null;
			const root = entries.find(({ type }) => type === ROOT);
			const at = stream.start * MINI_SECTOR_BYTES;
			const sector = root ? chain(root.start)[Math.floor(at / sectorBytes)] : undefined;
			return sector === undefined ? null : offset(sector) + (at % sectorBytes);
		},
	};
}

function entriesOf(bytes: Buffer, from: number, sectorBytes: number): Entry[] {
	const entries: Entry[] = [];
	const end = Math.min(from + sectorBytes, bytes.length);
	for (let at = from; at + ENTRY_BYTES <= end; at += ENTRY_BYTES) {
		const nameBytes = Math.min(bytes.readUInt16LE(at + 64), 64);
		entries.push({
			name: bytes.toString("utf16le", at, at + Math.max(nameBytes - 2, 0)),
			type: bytes.readUInt8(at + 66),
			start: bytes.readUInt32LE(at + 116),
			size: bytes.readUInt32LE(at + 120),
		});
	}
	return entries;
}
