import { createServer } from "node:http";
import { createServer as createVite } from "vite";
import { untilConfigured } from "./configure.ts";

/** The web process of `npm run dev`: the same request handling, modules served and reloaded by Vite. */
await untilConfigured();
const server = createServer();
const vite = await createVite({
	server: { middlewareMode: true, hmr: { server } },
	appType: "custom",
});
const load = async () =>
	(await vite.ssrLoadModule("./server/web/app.ts")) as typeof import("./app.ts");

let module = await load();
let app = await module.createApp({ clientDirectory: null });

/** A changed source makes a new app, with an empty page cache. */
async function currentApp() {
	const latest = await load();
	if (latest !== module) {
		module = latest;
		app.close();
		app = await latest.createApp({ clientDirectory: null });
	}
	return app;
}

server.on("request", (request, response) => {
	vite.middlewares(request, response, async () => {
		try {
			await (await currentApp()).listener(request, response);
		} catch (error) {
			if (error instanceof Error) vite.ssrFixStacktrace(error);
			console.error(error);
			response.writeHead(500).end(String(error));
		}
	});
});
server.on("error", (error) => process.send?.({ type: "listen-failed", message: error.message }));
const { HOST, PORT } = module.env();
server.listen(PORT, HOST, () => process.send?.({ type: "listening", port: PORT }));

process.on("message", async (message) => {
	if (message === "run-services") module.startServices();
	if (message === "close") process.exit(0);
});
process.on("disconnect", () => process.exit(0));
