import { env } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { takeTurn } from "#app/lib/rate-limit.server.ts";
import { serviceClient } from "#app/lib/supabase.server.ts";
import { identifyUser } from "./identify.server.ts";
import { passwordProblem } from "./password-rules.ts";
import type { Session } from "./session.server.ts";
import { forgetFailures } from "./sign-in-limits.server.ts";

const HOUR_SECONDS = 60 * 60;

/** Limits for one address are told; those for one account are not, because they would tell that it exists. */
export async function mayAskForLink(address: string) {
	const limits = [{ max: 10, windowSeconds: HOUR_SECONDS }];
	return takeTurn({ name: "recovery-address", key: address, limits });
}

/** Runs after the answer was given, so that its time tells nothing about the account. Never throws. */
export async function sendRecoveryLink(email: string) {
	try {
		const limits = [{ max: 3, windowSeconds: HOUR_SECONDS }];
		const turn = await takeTurn({ name: "recovery-account", key: email.toLowerCase(), limits });
		if (!turn.ok) return;
		const link = await makeLink(email);
		if (!link) return;
		const staff = await serviceClient().from("staff").select("email").eq("user_id", link.userId);
		if (staff.error) throw new Error(staff.error.code);
		if (staff.data.length === 0) return;
		const { error } = await serviceClient()
			.from("deliveries")
			.insert({ kind: "password_recovery", recipient: email, payload: { url: link.url } });
		if (error) throw new Error(error.code);
		log.info("recovery", { outcome: "link-queued" });
	} catch (error) {
		log.error("recovery", { outcome: "failed", kind: error instanceof Error ? error.name : "?" });
	}
}

async function makeLink(email: string) {
	const { data } = await serviceClient().auth.admin.generateLink({ type: "recovery", email });
	if (!data.user || !data.properties) return null;
	const token = data.properties.hashed_token;
	const url = `${env().SITE_URL}/admin/reset-password?token_hash=${encodeURIComponent(token)}`;
	return { userId: data.user.id, token, url };
}

export type ResetResult =
	| { ok: true; isStaff: boolean }
	| { ok: false; reason: "expired" | "unreachable" }
	/** The link is spent by now, so the form goes on with a fresh one. */
	| { ok: false; reason: "refused"; problem: string; token: string };

/** The link is spent here and not when it is opened: mail scanners open links. */
export async function resetPassword(
	session: Session,
	{ token, password, address }: { token: string; password: string; address: string },
): Promise<ResetResult> {
	const early = passwordProblem(password);
	if (early) return { ok: false, reason: "refused", problem: early, token };

	const { client } = session;
	const verified = await client.auth.verifyOtp({ type: "recovery", token_hash: token });
	if (session.isUnreachable()) return { ok: false, reason: "unreachable" };
	const { user } = verified.data;
	if (verified.error || !user?.email) return { ok: false, reason: "expired" };

	const late = passwordProblem(password, { email: user.email });
	if (late) return refuseLate(session, user.email, late);
	const updated = await client.auth.updateUser({ password });
	if (updated.error) return refuseLate(session, user.email, updated.error.message);

	await client.auth.signOut({ scope: "others" });
	await forgetFailures({ account: user.email, address });
	const identity = await identifyUser(session, user);
	if (identity.kind !== "staff") await leave(session);
	return { ok: true, isStaff: identity.kind === "staff" };
}

async function refuseLate(session: Session, email: string, problem: string): Promise<ResetResult> {
	await leave(session);
	const fresh = await makeLink(email);
	if (!fresh) return { ok: false, reason: "unreachable" };
	return { ok: false, reason: "refused", problem, token: fresh.token };
}

async function leave(session: Session) {
	await session.client.auth.signOut({ scope: "local" });
	session.clear();
}
