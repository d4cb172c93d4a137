/** Pauses before each retry, in seconds: four within two minutes, then growing up to a day in all. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const PAUSES = [
	2,
	8,
	20,
	40,
	5 * MINUTE,
	15 * MINUTE,
	45 * MINUTE,
	2 * HOUR,
	4 * HOUR,
	8 * HOUR,
	9 * HOUR,
];
const JITTER = 0.1;
const LONGEST_WAIT = 24 * HOUR;

export const MAX_ATTEMPTS = PAUSES.length + 1;

/**
 * Seconds until the next attempt, with jitter so that what failed together does not come back together.
 * What the other side asked for is the least.
 */
export function pauseAfter(
	attempts: number,
	retryAfterSeconds: number | undefined,
	random: () => number,
): number {
	const index = Math.min(Math.max(attempts, 1), PAUSES.length) - 1;
	const pause = (PAUSES[index] ?? LONGEST_WAIT) * (1 + JITTER * (2 * random() - 1));
	const asked = (retryAfterSeconds ?? 0) * (1 + JITTER * random());
	return Math.min(Math.max(pause, asked), LONGEST_WAIT);
}
