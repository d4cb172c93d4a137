/** Counts what really arrives: a length header may lie or be missing. */
export function limitBody(request: Request, maxBytes: number) {
	let isTooLarge = Number(request.headers.get("content-length") ?? 0) > maxBytes;
	if (!request.body) return { request, isTooLarge: () => isTooLarge };

	let seen = 0;
	const counter = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			seen += chunk.byteLength;
			if (isTooLarge || seen > maxBytes) {
				isTooLarge = true;
				controller.error(new Error("The request body is too large."));
				return;
			}
			controller.enqueue(chunk);
		},
	});
	// Cancelling what still arrives would cut the connection before the sender has read why.
	const body = request.body.pipeThrough(counter, { preventCancel: true });
	// Node wants to be told that the answer may begin before the body has ended; the DOM's types do not know that.
	const init: RequestInit & { duplex: "half" } = { body, duplex: "half" };
	return { request: new Request(request, init), isTooLarge: () => isTooLarge };
}
