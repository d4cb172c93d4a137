import cluster from "node:cluster";
import { createServer } from "node:http";

/** The peer: plain node:http servers in processes of their own, sending the same bytes and headers from memory. */
const [origin = "", processes = "1", ...paths] = process.argv.slice(2);
const skipped = new Set(["date", "connection", "keep-alive", "content-length", "content-encoding"]);
const answers = new Map<string, { headers: string[]; body: Buffer }>();

if (cluster.isPrimary && processes !== "1") {
	let listening = 0;
	cluster.on("listening", (_worker, { port }) => {
		listening += 1;
		if (listening === Number(processes)) process.send?.({ port });
	});
	for (let index = 0; index < Number(processes); index += 1) cluster.fork();
} else {
	await serve();
}
process.on("disconnect", () => process.exit(0));

async function serve() {
	// fetch would decode the body: the compressed bytes are asked for through a raw request.
	for (const path of paths) answers.set(path, await raw(`${origin}${path}`));
	const server = createServer((request, response) => {
		const answer = answers.get(request.url ?? "/");
		if (!answer) {
			response.writeHead(404).end();
			return;
		}
		response.writeHead(200, answer.headers);
		response.end(answer.body);
	});
	server.listen(0, "127.0.0.1", () => {
		const address = server.address();
		if (cluster.isPrimary)
			process.send?.({ port: typeof address === "object" ? address?.port : 0 });
	});
}

async function raw(address: string): Promise<{ headers: string[]; body: Buffer }> {
	const { get } = await import("node:http");
	return new Promise((resolve, reject) => {
		get(address, { headers: { "accept-encoding": "br" } }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk) => chunks.push(chunk));
			response.on("end", () => {
				const body = Buffer.concat(chunks);
				const headers = Object.entries(response.headers)
					.filter(([name]) => !skipped.has(name))
					.flatMap(([name, value]) => [name, String(value)]);
				headers.push("content-encoding", "br", "content-length", String(body.length));
				resolve({ headers, body });
			});
		}).on("error", reject);
	});
}
