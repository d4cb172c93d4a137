import { flushCompileCache } from "node:module";
import { z } from "zod";
import { startEmbedded } from "./embedded.ts";

/** The embedded backend's own process; the supervisor forks it and talks to it by messages. */

// The embedded backend prints refused statements with their parameters, which are visitors' data.
for (const method of ["log", "info", "warn", "error", "debug", "trace"] as const) {
	console[method] = () => {};
}

const startMessage = z.object({
	type: z.literal("start"),
	dataDir: z.string(),
	databaseUrl: z.string().optional(),
	port: z.number(),
	secrets: z.object({
		jwtSecret: z.string(),
		publishableKey: z.string(),
		secretKey: z.string(),
		formSecret: z.string(),
	}),
});

// Ctrl+C reaches the whole process group; this one closes when the supervisor says so.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

let running: ReturnType<typeof startEmbedded> | undefined;
let isClosing = false;

async function close() {
	if (isClosing) return;
	isClosing = true;
	const backend = await running?.catch(() => undefined);
	await backend?.close();
	process.exit(0);
}

function tell(message: Record<string, unknown>) {
	if (process.connected) process.send?.(message);
}

// Without its parent it would hold the data folder for nobody.
process.on("disconnect", () => void close());

process.on("message", (message) => {
	const start = startMessage.safeParse(message);
	if (!start.success) {
		void close();
		return;
	}
	running = startEmbedded({
		...start.data,
		onProgress: (text) => tell({ type: "progress", text }),
	});
	running.then(
		({ url }) => {
			tell({ type: "ready", url });
			// Node would write it at the end, which a killed process does not reach.
			flushCompileCache();
		},
		(error: unknown) => {
			tell({ type: "failed", message: error instanceof Error ? error.message : String(error) });
			process.exitCode = 1;
			process.disconnect?.();
		},
	);
});
