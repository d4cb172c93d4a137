/** What the supervisor sends when the backend is there. */
type ConfigureMessage = { type: "configure"; environment: Record<string, string> };

const isConfigureMessage = (message: unknown): message is ConfigureMessage =>
	typeof message === "object" &&
	message !== null &&
	"type" in message &&
	message.type === "configure" &&
	"environment" in message;

/** Waits until the supervisor says where the backend is; the settings become this process's environment. */
export function untilConfigured(): Promise<void> {
	// The terminal's signal reaches every process of the group: the supervisor decides the order of closing.
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
	return new Promise((resolve) => {
		process.on("message", function listen(message) {
			if (message === "close") process.exit(0);
			if (!isConfigureMessage(message)) return;
			process.off("message", listen);
			Object.assign(process.env, message.environment);
			resolve();
		});
	});
}
