export type Limit = { max: number; windowSeconds: number };
export type Turn = { name: string; key: string; limits: Limit[] };
export type TurnAnswer = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Sliding windows over exact times: a turn is granted when no window is full, and only then counted. */
export class TurnKeeper {
	readonly #times = new Map<string, number[]>();
	readonly #now: () => number;
	readonly #maxKeys: number;

	/** Not the time of day: setting the clock back would lock people out, setting it forward let them in. */
	constructor(now: () => number = () => performance.now(), maxKeys = 50_000) {
		this.#now = now;
		this.#maxKeys = maxKeys;
	}

	take(turn: Turn): TurnAnswer {
		const answer = this.peek(turn);
		if (answer.ok) this.#remember(turn);
		return answer;
	}

	/** What `take` would answer, without counting. */
	peek({ name, key, limits }: Turn): TurnAnswer {
		const now = this.#now();
		const times = this.#times.get(`${name}:${key}`) ?? [];
		let wait = 0;
		for (const { max, windowSeconds } of limits) {
			const inWindow = times.filter((time) => time > now - windowSeconds * 1000);
			const oldest = inWindow.at(-max);
			if (oldest !== undefined) wait = Math.max(wait, oldest + windowSeconds * 1000 - now);
		}
		return wait > 0 ? { ok: false, retryAfterSeconds: Math.ceil(wait / 1000) } : { ok: true };
	}

	forget(name: string, key: string) {
		this.#times.delete(`${name}:${key}`);
	}

	#remember({ name, key, limits }: Turn) {
		const id = `${name}:${key}`;
		const now = this.#now();
		const longest = Math.max(...limits.map((limit) => limit.windowSeconds)) * 1000;
		const kept = (this.#times.get(id) ?? []).filter((time) => time > now - longest);
		this.#times.delete(id);
		this.#times.set(id, [...kept, now]);
		if (this.#times.size > this.#maxKeys) {
			const oldest = this.#times.keys().next().value;
			if (oldest !== undefined) this.#times.delete(oldest);
		}
	}
}
