import { createHash } from "node:crypto";
import { forgetTurns, peekTurn, takeTurn } from "#app/lib/rate-limit.server.ts";

/** After five failures one minute of waiting, then two, four … up to an hour, for the account and for the address. */
export const FREE_FAILURES = 5;
export const LOCK_MINUTES = [1, 2, 4, 8, 16, 32, 60];
const DAY_SECONDS = 24 * 60 * 60;

export type Knock = { account: string; address: string };

const keysOf = ({ account, address }: Knock) => [accountKey(account), `address:${address}`];

/** Addresses of accounts are kept as digests only. */
function accountKey(account: string): string {
	const digest = createHash("sha256").update(account.trim().toLowerCase()).digest("base64url");
	return `account:${digest}`;
}

/** Seconds until the next try is heard; 0 when it is heard now. */
export async function waitingTime(knock: Knock): Promise<number> {
	const answers = await Promise.all(
		keysOf(knock).flatMap((key) => LOCK_MINUTES.map((minutes) => peekTurn(lock(key, minutes)))),
	);
	return Math.max(...answers.map((answer) => (answer.ok ? 0 : answer.retryAfterSeconds)));
}

export async function countFailure(knock: Knock) {
	for (const key of keysOf(knock)) {
		await takeTurn(failures(key, FREE_FAILURES + LOCK_MINUTES.length - 1));
		const reached = await Promise.all(
			LOCK_MINUTES.map((_, step) => peekTurn(failures(key, FREE_FAILURES + step))),
		);
		const steps = reached.filter((answer) => !answer.ok).length;
		const minutes = LOCK_MINUTES[steps - 1];
		if (minutes) await takeTurn(lock(key, minutes));
	}
}

/** A success never counts, and what failed before it was a slip of the pen. */
export async function forgetFailures(knock: Knock) {
	for (const key of keysOf(knock)) {
		await forgetTurns("sign-in-failures", key);
		for (const minutes of LOCK_MINUTES) await forgetTurns(`sign-in-lock-${minutes}`, key);
	}
}

const failures = (key: string, max: number) => ({
	name: "sign-in-failures",
	key,
	limits: [{ max, windowSeconds: DAY_SECONDS }],
});

const lock = (key: string, minutes: number) => ({
	name: `sign-in-lock-${minutes}`,
	key,
	limits: [{ max: 1, windowSeconds: minutes * 60 }],
});
