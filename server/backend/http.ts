import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

/** Files of 10 MiB and some room for what surrounds them. */
const largestBody = 12 * 1024 * 1024;

type Handler = (request: Request) => Promise<Response>;

/** Serves a fetch handler on loopback. Port 0 lets the system choose. */
export function serveOnLoopback(
	handler: Handler,
	port: number,
): Promise<{ server: Server; url: string }> {
	const server = createServer((incoming, outgoing) => {
		respond(handler, incoming, outgoing).catch(() => {
			if (!outgoing.headersSent) outgoing.writeHead(500).end();
			else outgoing.destroy();
		});
	});
	// Clients keep connections; a short idle limit makes them fail on reuse (ECONNRESET).
	server.keepAliveTimeout = 65_000;
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", () => {
			const address = server.address();
			if (address === null || typeof address === "string")
				return reject(new Error("no TCP address"));
			resolve({ server, url: `http://127.0.0.1:${address.port}` });
		});
	});
}

async function respond(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse) {
	const headers = new Headers();
	for (const [name, values] of Object.entries(incoming.headersDistinct)) {
		for (const value of values ?? []) headers.append(name, value);
	}
	const method = incoming.method ?? "GET";
	const body = method === "GET" || method === "HEAD" ? null : await readBody(incoming);
	if (body === "too large") {
		outgoing.writeHead(413, { connection: "close" }).end();
		return;
	}
	const url = new URL(incoming.url ?? "/", "http://127.0.0.1");
	const response = await handler(new Request(url, { method, headers, body }));
	const bytes = await response.bytes();
	outgoing.writeHead(response.status, Object.fromEntries(response.headers));
	outgoing.end(bytes);
}

async function readBody(incoming: IncomingMessage) {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of incoming) {
		size += chunk.length;
		if (size > largestBody) return "too large";
		chunks.push(chunk);
	}
	return new Uint8Array(Buffer.concat(chunks));
}
