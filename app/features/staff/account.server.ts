import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { StaffAccess } from "#app/lib/staff-context.ts";
import { backendAddress, serviceClient } from "#app/lib/supabase.server.ts";
import { authFetch } from "./auth-fetch.server.ts";
import { inTurn } from "./in-turn.server.ts";
import { passwordProblem } from "./password-rules.ts";
import { countFailure, waitingTime } from "./sign-in-limits.server.ts";

type Staff = Extract<StaffAccess, { kind: "staff" }>;
export type AccountResult =
	| { ok: true }
	| { ok: false; problem: string; retryAfterSeconds?: number };

export const accountFormSchema = z.discriminatedUnion("intent", [
	z.object({
		intent: z.literal("email"),
		email: z.string().trim(),
		current_password: z.string().max(1000),
	}),
	z.object({
		intent: z.literal("password"),
		password: z.string().max(1000),
		current_password: z.string().max(1000),
	}),
]);

const UNREACHABLE = "The database does not answer at the moment. Please try again in a minute.";

export async function changePassword(
	{ client, user }: Staff,
	form: { password: string; current_password: string },
	address: string,
): Promise<AccountResult> {
	const problem = passwordProblem(form.password, { email: user.email });
	if (problem) return { ok: false, problem };
	const check = await checkPassword(user.email, form.current_password, address);
	if (!check.ok) return check;
	const { error } = await client.auth.updateUser({ password: form.password });
	if (error) return { ok: false, problem: error.message };
	await client.auth.signOut({ scope: "others" });
	return { ok: true };
}

/** The address is changed at once: a typo can be put right from the session that stays. */
export async function changeEmail(
	{ client, user }: Staff,
	form: { email: string; current_password: string },
	address: string,
): Promise<AccountResult> {
	const email = z.email().max(254).safeParse(form.email);
	if (!email.success) return { ok: false, problem: "Email is not valid" };
	const check = await checkPassword(user.email, form.current_password, address);
	if (!check.ok) return check;
	const { error } = await serviceClient().auth.admin.updateUserById(user.id, {
		email: email.data,
		email_confirm: true,
	});
	if (error?.code === "email_exists")
		return { ok: false, problem: "Another account has this email address." };
	if (error) return { ok: false, problem: UNREACHABLE };
	const stored = await serviceClient()
		.from("staff")
		.update({ email: email.data })
		.eq("user_id", user.id);
	if (stored.error) return { ok: false, problem: UNREACHABLE };
	await client.auth.signOut({ scope: "others" });
	// The token in the cookie still names the old address.
	await client.auth.refreshSession();
	return { ok: true };
}

/** A session left open on a desk must not be enough: the current password is asked again, with the same limits. */
function checkPassword(email: string, password: string, address: string): Promise<AccountResult> {
	const knock = { account: email, address };
	return inTurn(`account:${email.toLowerCase()}`, async () => {
		const retryAfterSeconds = await waitingTime(knock);
		if (retryAfterSeconds > 0) {
			const problem = "Too many failed attempts. Please try again later.";
			return { ok: false, problem, retryAfterSeconds };
		}
		const { url, publishableKey } = backendAddress();
		const connection = authFetch();
		const throwaway = createClient(url, publishableKey, {
			auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
			global: { fetch: connection.fetch },
		});
		const { error } = await throwaway.auth.signInWithPassword({ email, password });
		if (connection.isUnreachable()) return { ok: false, problem: UNREACHABLE };
		if (error) {
			await countFailure(knock);
			return { ok: false, problem: "The current password is not right." };
		}
		await throwaway.auth.signOut({ scope: "local" });
		return { ok: true };
	});
}
