import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** From a few milliseconds to a fifth of a second for a page. */
export type Effort = "quick" | "good" | "thorough";
const gzipLevels: Record<Effort, number> = { quick: 5, good: 9, thorough: 9 };
const brotliQualities: Record<Effort, number> = {
	quick: 4,
	good: 9,
	thorough: constants.BROTLI_MAX_QUALITY,
};

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
	if (!acceptEncoding) return "identity";
	if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(acceptEncoding)) return "br";
	if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(acceptEncoding)) return "gzip";
	return "identity";
}

export function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
	if (encoding === "identity") return Promise.resolve(body);
	if (encoding === "gzip") return deflate(body, { level: gzipLevels[effort] });
	return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQualities[effort] } });
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
