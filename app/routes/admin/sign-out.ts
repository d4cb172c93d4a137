import { redirect } from "react-router";
import { sessionContext } from "#app/features/staff/session.server.ts";
import type { Route } from "./+types/sign-out";

export function loader() {
	throw redirect("/admin");
}

/** Ends the session of this browser; sessions on other machines stay. */
export async function action({ context }: Route.ActionArgs) {
	const session = context.get(sessionContext);
	if (!session) throw redirect("/");
	await session.client.auth.signOut({ scope: "local" });
	session.clear();
	throw redirect("/admin/sign-in");
}
