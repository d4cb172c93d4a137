import type { Env } from "#app/lib/env.server.ts";

export type CspOptions = {
	/** Base64 SHA-256 hashes of the inline scripts and styles of one document. */
	scriptHashes?: string[];
	styleHashes?: string[];
	isHttps: boolean;
	/** Column widths of the staff grid are style attributes. */
	allowsStyleAttributes?: boolean;
};

export function contentSecurityPolicy({
	scriptHashes = [],
	styleHashes = [],
	isHttps,
	allowsStyleAttributes,
}: CspOptions) {
	const quoted = (hashes: string[]) => hashes.map((hash) => `'sha256-${hash}'`);
	return [
		"default-src 'none'",
		["script-src 'self'", ...quoted(scriptHashes)].join(" "),
		["style-src 'self'", ...quoted(styleHashes)].join(" "),
		...(allowsStyleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
		"img-src 'self' https: data: blob:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		...(isHttps ? ["upgrade-insecure-requests"] : []),
	].join("; ");
}

/** Headers of every answer, whatever it is; only send.ts leaves one out, for visitors who come alone. */
export function securityHeaders(env: Pick<Env, "SITE_URL">): Record<string, string> {
	return {
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-embedder-policy": "credentialless",
		"cross-origin-resource-policy": "same-origin",
		"permissions-policy":
			"camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
		...(isHttps(env) ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
	};
}

export const isHttps = (env: Pick<Env, "SITE_URL">) => env.SITE_URL.startsWith("https:");

export const PUBLIC_CACHE_CONTROL = "public, max-age=0, must-revalidate";
export const PRIVATE_CACHE_CONTROL = "private, no-store";
