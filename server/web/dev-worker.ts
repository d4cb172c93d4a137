import { createServer } from "node:http";
import { createServer as createVite } from "vite";
import { env } from "#app/lib/env.server.ts";
import { untilConfigured } from "./configure.ts";

/** The web process of `npm run dev`: the same request handling, modules served and reloaded by Vite. */
await untilConfigured();
const { HOST, PORT } = env();
const server = createServer();
const vite = await createVite({
	server: { middlewareMode: true, hmr: { server } },
	appType: "custom",
});
const load = () => vite.ssrLoadModule("./server/web/app.ts");
const app = await (await load()).createApp({ clientDirectory: null });

server.on("request", (request, response) => {
	vite.middlewares(request, response, () => void app.listener(request, response));
});
server.on("error", (error) => process.send?.({ type: "listen-failed", message: error.message }));
server.listen(PORT, HOST, () => process.send?.({ type: "listening", port: PORT }));

process.on("message", async (message) => {
	if (message === "run-services") (await load()).startServices();
	if (message === "close") process.exit(0);
});
process.on("disconnect", () => process.exit(0));
