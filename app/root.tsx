import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from "react-router";
import { ClientShell } from "#app/components/client-shell.tsx";
import { PlainFrame } from "#app/components/plain-frame.tsx";
import { brand } from "#app/content/site.ts";
import { env } from "#app/lib/env.server.ts";
import { shellScript } from "#app/lib/shell-script.ts";
import type { Route } from "./+types/root";
import "./app.css";

export function loader() {
	const { SITE_URL, SUPPORT_EMAIL } = env();
	return { url: SITE_URL, supportEmail: SUPPORT_EMAIL };
}

export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
	{ rel: "manifest", href: "/manifest.webmanifest" },
	{ rel: "alternate", type: "application/rss+xml", title: "Articles (RSS)", href: "/rss.xml" },
	{ rel: "alternate", type: "application/feed+json", title: "Articles (JSON)", href: "/feed.json" },
];

export function Layout({ children }: { children: ReactNode }) {
	return (
		<html lang="en" suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<script
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, hashed into the CSP
					dangerouslySetInnerHTML={{ __html: shellScript }}
				/>
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<Scripts />
			</body>
		</html>
	);
}

export default function App() {
	return (
		<>
			<Outlet />
			<ClientShell />
		</>
	);
}

const UNEXPECTED = {
	heading: "Unexpected Application Error!",
	text: "Something went wrong on our side. The error has been recorded. Please try again.",
};

const REFUSALS: Record<number, typeof UNEXPECTED | undefined> = {
	403: {
		heading: "Staff only",
		text: "You are signed in, but this account is not a member of staff. Ask a colleague to add it, or sign in with another account.",
	},
	503: {
		heading: "Temporarily unavailable",
		text: "This page needs our database, which is not answering at the moment. Please try again in a minute.",
	},
};

/** Also where the guard's refusals end: its middleware answers before any other route has loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const { heading, text } = REFUSALS[status] ?? UNEXPECTED;
	return (
		<PlainFrame title={heading}>
			<title>{`${heading} | ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<p>{text}</p>
			<p className="mt-6">
				<a className="link" href="/">
					Go Home
				</a>
			</p>
			{status === 403 ? (
				<form method="post" action="/admin/sign-out" className="mt-6">
					<button type="submit" className="link">
						Sign out
					</button>
				</form>
			) : null}
		</PlainFrame>
	);
}
