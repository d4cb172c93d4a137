import type { StaffAccess } from "#app/lib/staff-context.ts";
import { backendAddress } from "#app/lib/supabase.server.ts";
import type { Session } from "./session.server.ts";

type Staff = Extract<StaffAccess, { kind: "staff" }>;
export type Identity =
	| Staff
	| { kind: "outsider" }
	| { kind: "anonymous" }
	| { kind: "unreachable" };

/** Who is behind a session. The backend is asked each time: a token that was valid when issued proves nothing. */
export async function identify(session: Session): Promise<Identity> {
	if (!session.hasCookie) return whenReachable({ kind: "anonymous" });
	const { data, error } = await session.client.auth.getUser();
	if (session.isUnreachable()) return { kind: "unreachable" };
	if (error || !data.user) {
		session.clear();
		return whenReachable({ kind: "anonymous" });
	}
	return identifyUser(session, data.user);
}

/** Being signed in is not enough: staff is who sees an own row in the staff table. */
export async function identifyUser(
	{ client }: Pick<Session, "client">,
	user: { id: string; email?: string | undefined },
): Promise<Identity> {
	const row = await client.from("staff").select("email").eq("user_id", user.id).maybeSingle();
	if (row.error) return { kind: "unreachable" };
	if (!row.data) return { kind: "outsider" };
	return { kind: "staff", user: { id: user.id, email: user.email ?? row.data.email }, client };
}

const PROBE_PATIENCE_MS = 3000;
const REMEMBER_MS = 1000;
let probe: { at: number; isReachable: Promise<boolean> } | undefined;

async function whenReachable(identity: Identity): Promise<Identity> {
	return (await isBackendReachable()) ? identity : { kind: "unreachable" };
}

/** Asked at most once a second, however many strangers knock. */
export function isBackendReachable(): Promise<boolean> {
	if (!probe || Date.now() - probe.at > REMEMBER_MS) probe = { at: Date.now(), isReachable: ask() };
	return probe.isReachable;
}

async function ask(): Promise<boolean> {
	const { url, publishableKey } = backendAddress();
	try {
		const response = await fetch(new URL("/auth/v1/health", url), {
			headers: { apikey: publishableKey },
			signal: AbortSignal.timeout(PROBE_PATIENCE_MS),
		});
		return response.status < 500;
	} catch {
		return false;
	}
}
