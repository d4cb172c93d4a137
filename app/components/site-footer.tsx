import { Link } from "react-router";
import { brand, footerLinks, rightsNotice, socialLinks } from "#app/content/site.ts";

export const FOOTER_ID = "footer";

export function SiteFooter({ email, year }: { email: string; year: number }) {
	return (
		<footer id={FOOTER_ID} className="border-t bg-sunken">
			<div className="sheet grid gap-x-10 gap-y-10 pt-12 pb-10 md:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-x-20 print:hidden">
				<div className="max-w-sm">
					<p className="heading text-2xl">{brand.shortName}</p>
					<p className="mt-2 text-muted">{brand.tagline}</p>
					<p className="mt-1.5">
						<a href={`mailto:${email}`} className="link inline-block max-w-full py-2.5">
							{email}
						</a>
					</p>
				</div>
				<nav aria-label="Footer">
					<ul className="grid grid-cols-2 gap-x-4 md:gap-x-10 md:gap-y-1">
						{footerLinks.map((link) => (
							<li key={link.to}>
								<Link
									to={link.to}
									viewTransition
									className="link-quiet inline-block max-w-full py-2.5 md:py-1"
								>
									{link.label}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<nav aria-label="Social media">
					<ul className="grid grid-cols-2 gap-x-4 md:grid-cols-1 md:gap-y-1">
						{socialLinks.map((link) => (
							<li key={link.href}>
								<a
									href={link.href}
									rel="me noopener"
									className="link-quiet inline-block max-w-full py-2.5 md:py-1"
								>
									{link.label}
								</a>
							</li>
						))}
					</ul>
				</nav>
			</div>
			<div className="sheet pb-10 text-sm text-muted">
				<p className="tabular border-t pt-5">
					{rightsNotice(year)}{" "}
					<span className="block sm:inline">Nothing here is legal advice.</span>
				</p>
			</div>
		</footer>
	);
}
