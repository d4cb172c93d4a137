import { isRouteErrorResponse, Outlet } from "react-router";
import { AdminShell } from "#app/features/staff/admin-shell.tsx";
import { ClosedDoor } from "#app/features/staff/closed-door.tsx";
import { guardStaff } from "#app/features/staff/guard.server.ts";
import { withSession } from "#app/features/staff/session.server.ts";
import { staffContext } from "#app/lib/staff-context.ts";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [withSession, guardStaff];

/** Also there so that the middleware runs on every client navigation into the staff area. */
export async function loader({ context }: Route.LoaderArgs) {
	const access = context.get(staffContext);
	if (access.kind === "mock") return { who: "Mock mode", isSignedIn: false, unread: 0 };
	const unread = await access.client
		.from("contact_submissions")
		.select("id", { count: "exact", head: true })
		.eq("status", "new");
	return { who: access.user.email, isSignedIn: true, unread: unread.count ?? 0 };
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
	return (
		<AdminShell {...loaderData}>
			<Outlet />
		</AdminShell>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && (error.status === 403 || error.status === 503))
		return <ClosedDoor status={error.status} />;
	throw error;
}
