import { useEffect } from "react";
import { Outlet } from "react-router";
import { ErrorPage } from "#app/components/error-page.tsx";
import { errorWords } from "#app/components/error-words.ts";
import { MockModeBanner } from "#app/components/mock-mode-banner.tsx";
import { brand } from "#app/content/site.ts";
import { AdminShell } from "#app/features/staff/admin-shell.tsx";
import { BackendDownBanner } from "#app/features/staff/backend-down-banner.tsx";
import { guardStaff } from "#app/features/staff/guard.server.ts";
import { withSession } from "#app/features/staff/session.server.ts";
import { countUnread } from "#app/features/submissions/list.server.ts";
import { isAnswer } from "#app/lib/load-error.ts";
import { staffContext } from "#app/lib/staff-context.ts";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [withSession, guardStaff];

/** Also there so that the middleware runs on every client navigation into the staff area. */
export async function loader({ context }: Route.LoaderArgs) {
	const access = context.get(staffContext);
	const unread = await countUnread(access);
	if (access.kind === "mock")
		return { who: "Mock mode", isSignedIn: false, isBackendDown: false, unread };
	return { who: access.user.email, isSignedIn: true, isBackendDown: false, unread };
}

let lastKnown: Awaited<ReturnType<typeof loader>> | undefined;

/** Who is at work already stays on the page when the server or its backend goes away, and is told. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	try {
		lastKnown = await serverLoader();
		return lastKnown;
	} catch (error) {
		if (!lastKnown || isAnswer(error)) throw error;
		return { ...lastKnown, isBackendDown: true };
	}
}

/** One page that cannot be loaded leaves the others within reach, except for whoever may not be here at all. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const { status, heading, text } = errorWords(error);
	if (status === 403 || !loaderData) return <ErrorPage error={error} />;
	return (
		<AdminShell {...loaderData}>
			{loaderData.isBackendDown ? <BackendDownBanner /> : null}
			<title>{`${heading} | ${brand.name}`}</title>
			<h1 className="font-semibold text-2xl">{heading}</h1>
			<p className="mt-2">{text}</p>
			<p className="mt-6">
				<button type="button" className="link" onClick={() => location.reload()}>
					Load this page again
				</button>
			</p>
		</AdminShell>
	);
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
	useEffect(() => {
		lastKnown ??= loaderData;
	}, [loaderData]);
	return (
		<AdminShell {...loaderData}>
			{loaderData.isSignedIn ? null : <MockModeBanner />}
			{loaderData.isBackendDown ? <BackendDownBanner /> : null}
			<Outlet />
		</AdminShell>
	);
}
