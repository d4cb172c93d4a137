import { SESSION_COOKIE } from "#app/lib/session-cookie.ts";

export const ALLOWED_METHODS = ["GET", "HEAD", "POST"];

const KIB = 1024;

/** Routes match in any case. */
export const isStaffPath = (path: string) => /^\/admin\b/i.test(path);

/** Addresses of the first site lead elsewhere anyway: one redirect, not two. */
const FORMER_ADDRESS = /^\/(dynamic-articles|(dynamic-)?article-management)\//i;

export const hasNeedlessSlash = (path: string) =>
	path.startsWith("//") || (path !== "/" && path.endsWith("/") && !FORMER_ADDRESS.test(path));

/** None at the end; one at the start, where two would name another host. */
export function withoutNeedlessSlashes(path: string): string {
	let end = path.length;
	while (end > 1 && path[end - 1] === "/") end -= 1;
	return path.slice(0, end).replace(/^[\\/]+/, "/");
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Anything else would make another address of the path. Programs of HTTP/1.0 name no host at all. */
export const isReadableHost = (host: string | undefined) => host === undefined || HOST.test(host);

/** The largest body each address takes; uploads count their own bytes exactly and get room for the multipart frame. */
export function bodyLimit(path: string): number {
	if (path.toLowerCase() === "/fileupload") return 11 * 1024 * KIB;
	if (isStaffPath(path)) return 2 * 1024 * KIB;
	return 64 * KIB;
}

/** How long a body may take to arrive. Small forms are quick on any line; the others have the server's own limit. */
export function bodyPatienceMs(path: string): number | null {
	return bodyLimit(path) <= 64 * KIB ? 10_000 : null;
}

/**
 * State-changing requests of a browser must come from this site. Programs send neither header and carry no cookie
 * of ours, so that there is nothing to forge.
 */
export function isForeignOrigin(
	headers: { origin?: string; host?: string; "sec-fetch-site"?: string | string[] },
	siteUrl: string,
): boolean {
	const { origin, host } = headers;
	if (origin === undefined) {
		const site = headers["sec-fetch-site"];
		return site !== undefined && site !== "same-origin" && site !== "none";
	}
	if (!URL.canParse(origin)) return true;
	return new URL(origin).host !== host && origin !== new URL(siteUrl).origin;
}

export const hasSession = (cookie: string | undefined) => cookie?.includes(SESSION_COOKIE) ?? false;
