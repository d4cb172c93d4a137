import { createServer } from "node:http";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { untilConfigured } from "./configure.ts";

/** One web process: loads the bundle, listens when told, and closes when the supervisor says so or goes away. */
const root = join(import.meta.dirname, "../..");
const bundlePath = join(root, "build/server/index.js");

async function main() {
	const configured = untilConfigured();
	const bundle: typeof import("./app.ts") = await import(bundlePath);
	await configured;
	const { HOST, PORT, WEB_CONCURRENCY } = bundle.env();
	const app = await bundle.createApp({ clientDirectory: join(root, "build/client") });
	// Unless told, Node looks for slow senders only every half minute.
	const server = createServer({ connectionsCheckingInterval: 1000 }, app.listener);
	server.requestTimeout = 300_000;
	server.headersTimeout = 10_000;
	server.keepAliveTimeout = 65_000;
	server.maxHeadersCount = 100;

	let services: { close: () => Promise<void> } | undefined;
	let isClosing = false;

	async function close() {
		if (isClosing) return;
		isClosing = true;
		app.close();
		const closed = new Promise((resolve) => server.close(resolve));
		server.closeIdleConnections();
		await Promise.race([closed, after(8000)]);
		await services?.close();
		// Somebody who holds the log and does not read it must not hold up the end.
		await Promise.race([bundle.flushLog(), after(500)]);
		process.exit(0);
	}

	process.on("message", (message) => {
		if (message === "run-services") services ??= bundle.startServices();
		if (message === "close") void close();
	});
	process.on("disconnect", () => void close());

	server.on("error", (error) => {
		// The supervisor starts another process, which tries again.
		process.send?.({ type: "listen-failed", message: error.message }, () => process.exit(1));
	});
	// Where the system can, it hands the connections out itself: the ones that cluster gives to a process which has just
	// died are never answered, nor closed.
	const reusePort = process.platform === "linux" && WEB_CONCURRENCY > 1;
	server.listen({ port: PORT, host: HOST, reusePort }, () => {
		const address = server.address();
		const port = typeof address === "object" ? address?.port : PORT;
		process.send?.({ type: "listening", port });
		void app.warm();
		// Node would write it at the end, which a killed process does not reach.
		flushCompileCache();
	});
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

main().catch((error) => {
	process.send?.({ type: "listen-failed", message: String(error?.stack ?? error) });
	process.exitCode = 1;
});
