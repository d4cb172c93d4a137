import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
	if (!acceptEncoding) return "identity";
	if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(acceptEncoding)) return "br";
	if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(acceptEncoding)) return "gzip";
	return "identity";
}

export function compress(
	body: Buffer,
	encoding: Encoding,
	effort: "quick" | "thorough",
): Promise<Buffer> {
	if (encoding === "identity") return Promise.resolve(body);
	if (encoding === "gzip") return deflate(body, { level: effort === "thorough" ? 9 : 5 });
	const quality = effort === "thorough" ? constants.BROTLI_MAX_QUALITY : 4;
	return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

export function isCompressible(contentType: string | null): boolean {
	return /^(text\/|application\/(json|javascript|xml|manifest|[\w.-]+\+(json|xml)|ld\+json)|image\/svg)/.test(
		contentType ?? "",
	);
}

/** Strong validators differ for each encoding of one body. */
export function entityTag(body: Buffer, encoding: Encoding): string {
	const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
	return `"${digest}-${encoding}"`;
}

export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
	if (!ifNoneMatch) return false;
	if (ifNoneMatch === tag || ifNoneMatch === "*") return true;
	return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === tag);
}
