import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, compress, isCompressible } from "./encodings.ts";
import type { Page } from "./page-cache.ts";

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

/** An answer that is not kept: compressed lightly, for this one visitor. */
export async function sendPage(
	request: IncomingMessage,
	response: ServerResponse,
	page: Page,
	extraHeaders: Record<string, string>,
) {
	const encoding = isCompressible(page.headers["content-type"] ?? null)
		? chooseEncoding(request.headers["accept-encoding"])
		: "identity";
	const body = await compress(page.body, encoding, "often");
	response.writeHead(page.status, {
		...page.headers,
		...extraHeaders,
		...(encoding === "identity" ? {} : { "content-encoding": encoding }),
		...(page.body.length > 0 || page.status === 200 ? { "content-length": body.length } : {}),
	});
	response.end(request.method === "HEAD" ? undefined : body);
}
