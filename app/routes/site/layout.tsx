import { Outlet } from "react-router";
import { PlumbLine } from "#app/components/plumb-line.tsx";
import { SiteFooter } from "#app/components/site-footer.tsx";
import { SiteHeader } from "#app/components/site-header.tsx";
import { SkipLink } from "#app/components/skip-link.tsx";
import { brand } from "#app/content/site.ts";
import serif from "#app/fonts/newsreader.woff2?url";
import { useSite } from "#app/lib/site.ts";
import type { Route } from "./+types/layout";

/** Headlines are set in it, above the fold of every public page. The staff area never asks for it. */
export const links: Route.LinksFunction = () => [
	{ rel: "preload", href: serif, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
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
