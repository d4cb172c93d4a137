import { log } from "#app/lib/log.server.ts";
import type { Dispatcher } from "./dispatcher.ts";
import { flood } from "./flood.ts";

const BATCH = 20;
const BATCH_IN_FLOOD = 4;
const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 2000;
/** A provider that asks for patience gets it from the whole worker, within reason. */
const LONGEST_PATIENCE_MS = 10_000;

/** Empties the outbox for as long as the server runs. Several servers may do so side by side. */
export function startDeliveriesWorker(dispatcher: Dispatcher) {
	let isClosed = false;
	let wake: (() => void) | undefined;

	async function run() {
		let idleMs = SHORTEST_PAUSE_MS;
		while (!isClosed) {
			const batch = flood.isFlooded() ? BATCH_IN_FLOOD : BATCH;
			const claimed = await dispatcher.claim(batch).catch(() => []);
			const attempted = await Promise.all(claimed.map(dispatcher.attempt));
			const failed = attempted.filter(({ result }) => !result.ok);
			if (claimed.length > 0) {
				log.info("deliveries", { attempted: claimed.length, failed: failed.length });
			}
			const patience = Math.max(
				0,
				...failed.map(({ result }) => (result.ok ? 0 : (result.retryAfterSeconds ?? 0) * 1000)),
			);
			if (patience > 0) await pause(Math.min(patience, LONGEST_PATIENCE_MS));
			else if (claimed.length < BATCH || flood.isFlooded()) await pause(idleMs);
			idleMs = claimed.length > 0 ? SHORTEST_PAUSE_MS : Math.min(idleMs * 1.2, LONGEST_PAUSE_MS);
		}
	}

	function pause(ms: number): Promise<void> {
		if (isClosed) return Promise.resolve();
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, ms);
			wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}

	const ended = run();
	return {
		/** Lets the attempts under way end; what is left waits in the outbox. */
		async close() {
			isClosed = true;
			wake?.();
			await ended;
		},
	};
}
