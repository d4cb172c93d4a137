import { data, type MiddlewareFunction, redirect } from "react-router";
import { BACKEND_DOWN, SIGNED_OUT } from "#app/lib/load-error.ts";
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
export const guardStaff: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
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
	const { status, ...refusal } = REFUSALS[identity.kind];
	if (isProgram(request, url)) return Response.json(refusal, { status });
	if (identity.kind === "anonymous") throw redirect(signInPath(url.pathname + url.search));
	throw data({ reason: identity.kind }, { status });
};

const REFUSALS = {
	anonymous: { status: 401, error: "Unauthorized", message: SIGNED_OUT },
	outsider: { status: 403, error: "Forbidden", message: "This account is not a member of staff." },
	unreachable: { status: 503, error: "Service unavailable", message: BACKEND_DOWN },
};

const DATA_ADDRESS = /^\/admin\/(table-view\/data|email-testing\/send)$/i;

/** Whoever reads JSON is told in JSON: a sign-in page would be of no use to a script. */
function isProgram(request: Request, url: URL): boolean {
	const accept = request.headers.get("accept") ?? "";
	if (accept.includes("text/html")) return false;
	return accept.includes("application/json") || DATA_ADDRESS.test(url.pathname);
}
