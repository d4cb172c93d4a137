import { createServer } from "node:net";

export class PortTakenError extends Error {}

/** Asks the system before anything is written: a busy port is one readable line. Port 0 means: any free one. */
export function freePort(port: number, host: string): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", (error: NodeJS.ErrnoException) => {
			const reason =
				error.code === "EADDRINUSE" ? "is already in use" : `cannot be used (${error.code})`;
			reject(new PortTakenError(`Port ${port} on ${host} ${reason}. Set PORT to another one.`));
		});
		probe.listen(port, host, () => {
			const address = probe.address();
			const chosen = typeof address === "object" && address ? address.port : port;
			probe.close(() => resolve(chosen));
		});
	});
}
