import { z } from "zod";

const configureMessage = z.object({
	type: z.literal("configure"),
	environment: z.record(z.string(), z.string()),
});

/** Waits until the supervisor says where the backend is; the settings become this process's environment. */
export function untilConfigured(): Promise<void> {
	// The terminal's signal reaches every process of the group: the supervisor decides the order of closing.
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
	return new Promise((resolve) => {
		process.on("message", function listen(message) {
			if (message === "close") process.exit(0);
			const parsed = configureMessage.safeParse(message);
			if (!parsed.success) return;
			process.off("message", listen);
			Object.assign(process.env, parsed.data.environment);
			resolve();
		});
	});
}
