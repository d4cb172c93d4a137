import { connect, type Socket } from "node:net";

export type LoadResult = {
	requestsPerSecond: number;
	p50: number;
	p99: number;
	errors: number;
	count: number;
};

export type LoadOptions = {
	port: number;
	path: string;
	connections: number;
	seconds: number;
	encoding?: string;
};

const HEADER_END = Buffer.from("\r\n\r\n");

/**
 * Keep-alive connections, one request at a time on each, over plain sockets: the generator must cost less than the
 * server it measures. Answers must carry a content-length.
 */
export async function load({
	port,
	path,
	connections,
	seconds,
	encoding = "br",
}: LoadOptions): Promise<LoadResult> {
	const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
	const times: number[] = [];
	let errors = 0;
	const startedAt = performance.now();
	const end = startedAt + seconds * 1000;

	await Promise.all(
		Array.from(
			{ length: connections },
			() =>
				new Promise<void>((resolve) => {
					const socket = connect(port, "127.0.0.1");
					socket.setNoDelay(true);
					run(socket, resolve);
				}),
		),
	);

	function run(socket: Socket, done: () => void) {
		let sentAt = 0;
		let remaining = -1;
		let head = Buffer.alloc(0);
		let isDone = false;
		const send = () => {
			if (performance.now() >= end) {
				isDone = true;
				socket.end();
				done();
				return;
			}
			sentAt = performance.now();
			remaining = -1;
			socket.write(request);
		};
		socket.on("connect", send);
		socket.on("error", () => {});
		// A server that hangs up, politely or not, owes an answer.
		socket.on("close", () => {
			if (!isDone) errors += 1;
			done();
		});
		socket.on("data", (chunk) => {
			if (remaining < 0) {
				head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
				const at = head.indexOf(HEADER_END);
				if (at < 0) return;
				const text = head.toString("latin1", 0, at);
				if (!text.startsWith("HTTP/1.1 200")) errors += 1;
				const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
				remaining = length - (head.length - at - 4);
				head = Buffer.alloc(0);
			} else remaining -= chunk.length;
			if (remaining > 0) return;
			times.push(performance.now() - sentAt);
			send();
		});
	}

	const elapsed = (performance.now() - startedAt) / 1000;
	times.sort((a, b) => a - b);
	const at = (share: number) =>
		times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
	return {
		requestsPerSecond: times.length / elapsed,
		p50: at(0.5),
		p99: at(0.99),
		errors,
		count: times.length,
	};
}
