import { fork } from "node:child_process";
import { join } from "node:path";

type Options = { origin: string; paths: string[]; processes?: number };

/** Starts `plain-server.ts` with what the site answers now. */
export async function startPlain({ origin, paths, processes = 1 }: Options) {
	const file = join(import.meta.dirname, "plain-server.ts");
	const child = fork(file, [origin, String(processes), ...paths]);
	const port = await new Promise<number>((resolve) =>
		child.once("message", (message) => {
			if (message && typeof message === "object" && "port" in message)
				resolve(Number(message.port));
		}),
	);
	return { port, pid: child.pid ?? 0, stop: () => child.disconnect() };
}
