import { Outlet } from "react-router";
import { PlumbLine } from "#app/components/plumb-line.tsx";
import { FOOTER_ID, SiteFooter } from "#app/components/site-footer.tsx";
import { SiteHeader } from "#app/components/site-header.tsx";
import { SkipLink } from "#app/components/skip-link.tsx";
import { brand } from "#app/content/site.ts";
import serif from "#app/fonts/newsreader.woff2?url";
import sans from "#app/fonts/source-sans-3.woff2?url";
import { useSite } from "#app/lib/site.ts";
import type { Route } from "./+types/layout";

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

/**
 * The first paint is of the whole document, so that it is laid out once; what it is set in is asked for at once. The
 * staff area does without.
 */
export const links: Route.LinksFunction = () => [
	{ rel: "expect", href: `#${FOOTER_ID}`, blocking: "render" },
	{ ...font, href: serif },
	{ ...font, href: sans },
];

export default function SiteLayout() {
	const { supportEmail } = useSite();
	return (
		<div className="site">
			<SkipLink />
			<SiteHeader />
			<p className="heading hidden border-b pb-2 text-xl print:block">{brand.name}</p>
			<div className="relative flex-1 pb-24 print:pb-4">
				<main id="main" tabIndex={-1}>
					<Outlet />
				</main>
				<PlumbLine />
			</div>
			<SiteFooter email={supportEmail} year={new Date().getFullYear()} />
		</div>
	);
}
