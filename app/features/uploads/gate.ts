/** Lets a few through at a time; the others wait in line. */
export function createGate(places: number) {
	let free = places;
	const line: (() => void)[] = [];

	return async function enter<T>(work: () => Promise<T>): Promise<T> {
		if (free > 0) free -= 1;
		else await new Promise<void>((resolve) => line.push(resolve));
		try {
			return await work();
		} finally {
			// Whoever waited longest gets this place; it never counts as free in between.
			const next = line.shift();
			if (next) next();
			else free += 1;
		}
	};
}
