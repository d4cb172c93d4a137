/** AVIF and HEIC are boxes in boxes (ISO 14496-12). The brands in the first box say which of them a file is. */
const AVIF_BRANDS = ["avif", "avis"];
const HEIF_BRANDS = [
	"heic",
	"heix",
	"hevc",
	"hevx",
	"heim",
	"heis",
	"hevm",
	"hevs",
	"mif1",
	"msf1",
];

export type MediaBoxes = { brand: "avif" | "heic" | "heif" };

export function readMediaBoxes(bytes: Buffer): MediaBoxes | null {
	const seen: string[] = [];
	let at = 0;
	while (at < bytes.length) {
		const box = boxAt(bytes, at);
		if (!box || (seen.length === 0) !== (box.type === "ftyp")) return null;
		seen.push(box.type);
		at = box.end;
	}
	const hasContent = seen.includes("meta") || seen.includes("moov");
	return hasContent && (seen.includes("mdat") || seen.includes("idat")) ? brandOf(bytes) : null;
}

function boxAt(bytes: Buffer, at: number) {
	if (at + 8 > bytes.length) return null;
	const type = bytes.toString("latin1", at + 4, at + 8);
	const short = bytes.readUInt32BE(at);
	const isLong = short === 1 && at + 16 <= bytes.length;
	const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
	// A size of 0 means: to the end of the file.
	const end = size === 0 ? bytes.length : at + size;
	const isSound = /^[\x20-\x7e]{4}$/.test(type) && end >= at + 8 && end <= bytes.length;
	return isSound ? { type, end } : null;
}

function brandOf(bytes: Buffer): MediaBoxes | null {
	const brands: string[] = [];
	const end = Math.min(bytes.readUInt32BE(0), 512);
	for (let at = 8; at + 4 <= end; at += 4) {
		if (at !== 12) brands.push(bytes.toString("latin1", at, at + 4));
	}
	if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return { brand: "avif" };
	const [major = ""] = brands;
	if (!HEIF_BRANDS.includes(major)) return null;
	const isHeic = brands.some((brand) => brand.startsWith("he"));
	return { brand: isHeic ? "heic" : "heif" };
}
