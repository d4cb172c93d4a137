import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, compress, entityTag, isCompressible, matchesTag } from "./encodings.ts";
import { PUBLIC_CACHE_CONTROL } from "./headers.ts";
import { type Page, type StoredPage, variantFor } from "./page-cache.ts";

const LINGER_MS = 2000;

export function sendText(
	response: ServerResponse,
	status: number,
	text: string,
	headers: Record<string, string>,
) {
	response.writeHead(status, {
		"content-type": "text/plain; charset=utf-8",
		"cache-control": "no-store",
		...headers,
		"content-length": Buffer.byteLength(text),
	});
	response.end(text);
}

/** An answer that is not kept: compressed lightly, for this one visitor, who may keep it if it is for everybody. */
export async function sendPage(
	request: IncomingMessage,
	response: ServerResponse,
	page: Page,
	extraHeaders: Record<string, string>,
) {
	const encoding = isCompressible(page.headers["content-type"] ?? null)
		? chooseEncoding(request.headers["accept-encoding"])
		: "identity";
	const headers = { ...page.headers, ...extraHeaders };
	if (page.headers["cache-control"] === PUBLIC_CACHE_CONTROL) {
		headers.etag = entityTag(page.body, encoding);
		if (matchesTag(request.headers["if-none-match"], headers.etag)) {
			response.writeHead(304, headers).end();
			return;
		}
	}
	const body = await compress(page.body, encoding, "quick");
	if (encoding !== "identity") headers["content-encoding"] = encoding;
	// Answers without a body by definition carry no length either.
	if (page.status !== 204 && page.status !== 304) headers["content-length"] = String(body.length);
	response.writeHead(page.status, headers);
	if (request.complete || response.shouldKeepAlive) {
		response.end(request.method === "HEAD" ? undefined : body);
	} else {
		response.write(body);
		endAfterRest(request, response);
	}
}

/**
 * The answer to a request that is still arriving, on a connection that ends with it: closed at once, it would be torn
 * up on its way by whatever the sender is still writing.
 */
function endAfterRest(request: IncomingMessage, response: ServerResponse) {
	const end = () => {
		clearTimeout(timer);
		response.end();
	};
	const timer = setTimeout(end, LINGER_MS);
	request.once("end", end).once("close", end).resume();
}

/** A page or file from memory: nothing is computed but which of its headers the visitor gets. */
export function sendStored(
	request: IncomingMessage,
	response: ServerResponse,
	page: StoredPage,
	id: string,
) {
	const asked = request.headers;
	const variant = variantFor(page, asked["accept-encoding"]);
	const isKnown = matchesTag(asked["if-none-match"], variant.etag);
	const stored = isKnown ? variant.notModified : variant.headers;
	const headers = asked["sec-fetch-site"] === "none" ? withoutOpenerPolicy(stored) : stored;
	response.writeHead(isKnown ? 304 : 200, withId(headers, id));
	response.end(isKnown || request.method === "HEAD" ? undefined : variant.body);
}

/**
 * Whoever typed the address or took a bookmark comes from no other window that the page would have to be cut off from,
 * and the header would only make the browser start it in a second process. Pages with a session are never stored.
 */
function withoutOpenerPolicy(headers: string[]): string[] {
	const at = headers.indexOf("cross-origin-opener-policy");
	return at < 0 ? headers : headers.toSpliced(at, 2);
}

/** In place: the headers are written at once, and a copy for every request would be felt. */
function withId(headers: string[], id: string): string[] {
	headers[headers.length - 1] = id;
	return headers;
}
