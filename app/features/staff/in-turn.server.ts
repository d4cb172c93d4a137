const queues = new Map<string, Promise<unknown>>();

/** Runs work of one key one after another, so that checking and counting cannot be overtaken. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
	const before = queues.get(key) ?? Promise.resolve();
	const mine = before.then(work, work);
	const settled = mine.then(
		() => {},
		() => {},
	);
	queues.set(key, settled);
	void settled.then(() => {
		if (queues.get(key) === settled) queues.delete(key);
	});
	return mine;
}
