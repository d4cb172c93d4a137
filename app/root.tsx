import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import { ClientShell } from "#app/components/client-shell.tsx";
import { ErrorPage } from "#app/components/error-page.tsx";
import { Styles } from "#app/components/styles.tsx";
import { env } from "#app/lib/env.server.ts";
import { shellScript } from "#app/lib/shell-script.ts";
import type { Route } from "./+types/root";

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
				<Styles />
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

/** Also where the guard's refusals end: its middleware answers before any other route has loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
