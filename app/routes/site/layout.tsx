import { Outlet, useRouteLoaderData } from "react-router";
import { PlumbLine } from "#app/components/plumb-line.tsx";
import { SiteFooter } from "#app/components/site-footer.tsx";
import { SiteHeader } from "#app/components/site-header.tsx";
import { SkipLink } from "#app/components/skip-link.tsx";

export default function SiteLayout() {
	const email = useSupportEmail();
	return (
		<div className="site">
			<SkipLink />
			<SiteHeader />
			<div className="relative flex-1 pb-24">
				<main id="main" tabIndex={-1}>
					<Outlet />
				</main>
				<PlumbLine />
			</div>
			<SiteFooter email={email} year={new Date().getFullYear()} />
		</div>
	);
}

function useSupportEmail(): string {
	const data: unknown = useRouteLoaderData("root");
	const isKnown = typeof data === "object" && data !== null && "supportEmail" in data;
	return isKnown ? String(data.supportEmail) : "hello@example.org";
}
