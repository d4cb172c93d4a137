import { data, type MiddlewareFunction, redirect } from "react-router";
import { log } from "#app/lib/log.server.ts";
import { staffContext } from "#app/lib/staff-context.ts";
import { identify } from "./identify.server.ts";
import { signInPath } from "./local-path.ts";
import { sessionContext } from "./session.server.ts";

export const SIGN_OUT_PATH = "/admin/sign-out";

/**
 * Nothing below the admin layout runs for anybody who is not staff: no loader, no action, no page. Row-level security
 * is the lock behind it. Runs after `withSession`.
 */
export const guardStaff: MiddlewareFunction<Response> = async ({ url, context }, next) => {
	const session = context.get(sessionContext);
	if (!session) {
		context.set(staffContext, { kind: "mock" });
		return next();
	}
	// Whoever is signed in may leave, staff or not.
	if (url.pathname === SIGN_OUT_PATH) return next();

	const identity = await identify(session);
	if (identity.kind === "staff") {
		context.set(staffContext, identity);
		return next();
	}
	log.info("guard", { refused: identity.kind, path: url.pathname });
	if (identity.kind === "anonymous") throw redirect(signInPath(url.pathname + url.search));
	throw data({ reason: identity.kind }, { status: identity.kind === "outsider" ? 403 : 503 });
};
