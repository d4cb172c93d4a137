import cluster, { type Worker } from "node:cluster";
import { join } from "node:path";
import { z } from "zod";
import { answerTurn, turnRequestSchema } from "#app/lib/rate-limit.server.ts";
import { TurnKeeper } from "#app/lib/rate-limit.ts";

export class StartError extends Error {}

const startMessage = z.discriminatedUnion("type", [
	z.object({ type: z.literal("listening"), port: z.number() }),
	z.object({ type: z.literal("listen-failed"), message: z.string() }),
]);

/**
 * The web processes: as many as asked for, restarted when they die, sharing their limits through this process.
 * They load while the backend starts, and begin when they are told where it is.
 */
export function loadWeb(count: number, { isDev, dataDir }: { isDev: boolean; dataDir: string }) {
	let environment: Record<string, string> | undefined;
	const keeper = new TurnKeeper();
	let isClosing = false;
	let serviceWorker: Worker | undefined;

	cluster.schedulingPolicy = count === 1 ? cluster.SCHED_NONE : cluster.SCHED_RR;
	cluster.setupPrimary({
		exec: join(import.meta.dirname, isDev ? "web/dev-worker.ts" : "web/worker.ts"),
		args: [],
		// The garbage of a request is short-lived: a small nursery saves 20 MB a process and costs nothing.
		execArgv: [...process.execArgv, "--max-semi-space-size=4"],
	});

	function assignServices() {
		const workers = Object.values(cluster.workers ?? {});
		const isAlive = serviceWorker && workers.some((worker) => worker?.id === serviceWorker?.id);
		if (isAlive) return;
		serviceWorker = workers.find((worker) => worker?.isConnected());
		serviceWorker?.send("run-services");
	}

	function configure(worker: Worker) {
		if (environment && worker.isConnected()) worker.send({ type: "configure", environment });
	}

	function fork(): Promise<void> {
		const worker = cluster.fork({
			// What the compressing threads let go of is then used again: 20 MB a process with glibc.
			MALLOC_ARENA_MAX: "2",
			NODE_ENV: isDev ? "development" : "production",
			NODE_COMPILE_CACHE: join(dataDir, "compile-cache"),
		});
		configure(worker);
		return new Promise((resolve, reject) => {
			worker.on("message", (message) => {
				const turn = turnRequestSchema.safeParse(message);
				if (turn.success) {
					const answer = answerTurn(keeper, turn.data.action, turn.data.turn);
					worker.send({ type: "turn-answer", id: turn.data.id, answer });
					return;
				}
				const start = startMessage.safeParse(message);
				if (!start.success) return;
				if (start.data.type === "listening") {
					assignServices();
					resolve();
				} else reject(new StartError(start.data.message));
			});
			worker.on("exit", (code) => {
				reject(new StartError(`A web process ended with code ${code}.`));
				if (isClosing) return;
				process.stderr.write("A web process ended unexpectedly; starting another one.\n");
				setTimeout(() => {
					if (!isClosing) fork().catch(() => {});
				}, 500);
			});
		});
	}

	async function close() {
		isClosing = true;
		const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
		await Promise.all(
			workers.map(
				(worker) =>
					new Promise<void>((resolve) => {
						worker.once("exit", () => resolve());
						if (worker.isConnected()) worker.send("close");
						else worker.kill();
					}),
			),
		);
	}

	const listening = Promise.all(Array.from({ length: count }, fork));
	listening.catch(() => {});

	async function start(settings: Record<string, string>) {
		environment = settings;
		for (const worker of Object.values(cluster.workers ?? {})) if (worker) configure(worker);
		await listening;
	}

	return { start, close };
}
