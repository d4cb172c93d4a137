const WINDOW_MS = 1000;
const FLOOD = 10;

/**
 * Whether messages come in faster than the backend could store and mail them at the same time. Storing comes first
 * then: what it has acknowledged is safe in the outbox, and the mails follow when it is calmer.
 */
export class FloodGauge {
	#times: number[] = [];
	readonly #now: () => number;

	constructor(now: () => number = Date.now) {
		this.#now = now;
	}

	note() {
		const now = this.#now();
		this.#times = [...this.#times.filter((time) => time > now - WINDOW_MS), now].slice(-FLOOD - 1);
	}

	isFlooded(): boolean {
		const since = this.#now() - WINDOW_MS;
		return this.#times.filter((time) => time > since).length > FLOOD;
	}
}

/** Of this process. */
export const flood = new FloodGauge();
