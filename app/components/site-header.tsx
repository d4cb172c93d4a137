import { Link, useLocation } from "react-router";
import { brand, contactItem, isCurrent, navigation } from "#app/content/site.ts";
import { Mark } from "./mark.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { buttonVariants } from "./ui/button-variants.ts";

export function SiteHeader() {
	const { pathname } = useLocation();
	return (
		<header className="relative z-10 border-b bg-paper print:hidden">
			<div className="sheet flex min-h-18 flex-wrap items-center gap-2 py-3 lg:min-h-22">
				<Mark className="on-line top-0 h-12 w-6 -translate-x-1/2 text-accent lg:h-16 lg:w-8" />
				<Link
					to="/"
					aria-label={brand.name}
					className="heading mr-auto py-2 text-2xl text-ink lg:text-[1.75rem]"
				>
					{brand.shortName}
				</Link>
				<nav aria-label="Main" className="hidden items-center gap-6 md:flex lg:gap-9">
					{navigation.map((item) => (
						<Link
							key={item.to}
							to={item.to}
							viewTransition
							aria-current={isCurrent(item, pathname) ? "page" : undefined}
							className="link-quiet py-2"
						>
							{item.label}
						</Link>
					))}
					<Link
						to={contactItem.to}
						viewTransition
						aria-current={isCurrent(contactItem, pathname) ? "page" : undefined}
						className={buttonVariants({ variant: "outline" })}
					>
						{contactItem.label}
					</Link>
				</nav>
				<ThemeToggle />
				<button
					type="button"
					popoverTarget="mobile-menu"
					suppressHydrationWarning
					className={buttonVariants({ variant: "outline", className: "md:hidden" })}
				>
					Menu
				</button>
			</div>
			<MobileMenu pathname={pathname} />
		</header>
	);
}

/** A native popover; the shell script closes it on a link and when the window reaches 768 px. */
function MobileMenu({ pathname }: { pathname: string }) {
	return (
		<div id="mobile-menu" popover="auto" className="mobile-menu">
			<nav aria-label="Menu" className="flex flex-col">
				{[...navigation, contactItem].map((item) => (
					<Link
						key={item.to}
						to={item.to}
						aria-current={isCurrent(item, pathname) ? "page" : undefined}
						className="link-quiet heading border-b py-4 text-2xl last:border-b-0"
					>
						{item.label}
					</Link>
				))}
			</nav>
		</div>
	);
}
