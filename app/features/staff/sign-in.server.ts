import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { log } from "#app/lib/log.server.ts";
import { identifyUser } from "./identify.server.ts";
import { inTurn } from "./in-turn.server.ts";
import type { Session } from "./session.server.ts";
import { countFailure, forgetFailures, waitingTime } from "./sign-in-limits.server.ts";

export const credentialsSchema = z.object({
	// No account has control characters in its address, and the database takes no NUL.
	email: z
		.string()
		.trim()
		.min(1)
		.max(254)
		.regex(/^\P{Cc}+$/u),
	password: z
		.string()
		.min(1)
		.max(1000)
		.regex(/^[^\0]+$/),
});

export type SignInResult =
	| { ok: true }
	| { ok: false; reason: "locked"; retryAfterSeconds: number }
	| { ok: false; reason: "wrong" | "not-staff" | "unreachable" };

/** Comparing a password takes a while and a missing account does not: a quick no would tell who has an account. */
const FAILURE_TAKES_MS = 600;

type Credentials = z.output<typeof credentialsSchema>;

/** Tries are heard one after another for each account and each address, so that a burst cannot outrun the count. */
export function signIn(
	session: Session,
	credentials: Credentials,
	address: string,
): Promise<SignInResult> {
	const account = credentials.email.toLowerCase();
	return inTurn(`address:${address}`, () =>
		inTurn(`account:${account}`, () => tryOnce(session, credentials, { account, address })),
	);
}

async function tryOnce(
	session: Session,
	credentials: Credentials,
	knock: { account: string; address: string },
): Promise<SignInResult> {
	const retryAfterSeconds = await waitingTime(knock);
	if (retryAfterSeconds > 0) return { ok: false, reason: "locked", retryAfterSeconds };

	const patience = setTimeout(FAILURE_TAKES_MS);
	const { data, error } = await session.client.auth.signInWithPassword(credentials);
	if (session.isUnreachable()) return { ok: false, reason: "unreachable" };
	if (error) {
		await countFailure(knock);
		await patience;
		log.info("sign-in", { outcome: "wrong" });
		return { ok: false, reason: "wrong" };
	}
	const identity = await identifyUser(session, data.user);
	if (identity.kind !== "staff") {
		await session.client.auth.signOut({ scope: "local" });
		session.clear();
		const reason = identity.kind === "outsider" ? "not-staff" : "unreachable";
		log.info("sign-in", { outcome: reason });
		return { ok: false, reason };
	}
	await forgetFailures(knock);
	log.info("sign-in", { outcome: "staff" });
	return { ok: true };
}
