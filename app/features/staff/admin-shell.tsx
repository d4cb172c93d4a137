import type { ReactNode } from "react";
import { Form, NavLink } from "react-router";
import { HomeLink } from "#app/components/home-link.tsx";
import { SkipLink } from "#app/components/skip-link.tsx";
import { ThemeToggle } from "#app/components/theme-toggle.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { buttonVariants } from "#app/components/ui/button-variants.ts";

const PAGES = [
	{ label: "Dashboard", to: "/admin" },
	{ label: "Article Management", to: "/admin/article-management" },
	{ label: "Contact Submissions", to: "/admin/contact-submissions" },
	{ label: "Table View", to: "/admin/table-view" },
	{ label: "Email Testing", to: "/admin/email-testing" },
	{ label: "Uploads", to: "/admin/uploads" },
	{ label: "Account", to: "/admin/account" },
] as const;

type ShellProps = { who: string; unread: number; isSignedIn: boolean; children: ReactNode };

/** The staff area's frame: a rail on wide screens, a bar with a menu on phones. */
export function AdminShell({ who, unread, isSignedIn, children }: ShellProps) {
	return (
		<div className="min-h-dvh text-[0.9375rem] md:flex">
			<SkipLink />
			<header className="flex h-18 items-center gap-1 border-b bg-sunken px-3 py-2 md:sticky md:top-0 md:h-dvh md:w-60 md:shrink-0 md:flex-col md:items-stretch md:gap-4 md:overflow-y-auto md:border-r md:border-b-0 md:px-3 md:py-5 print:hidden">
				<HomeLink className="mr-auto px-2 md:mr-0" />
				<nav aria-label="Staff" className="hidden md:block md:flex-1">
					<PageLinks unread={unread} />
				</nav>
				<p className="hidden truncate px-2 text-muted text-sm md:block" title={who}>
					{who}
				</p>
				<div className="flex items-center gap-2 md:justify-between">
					<ThemeToggle />
					<button
						type="button"
						popoverTarget="mobile-menu"
						className={buttonVariants({ variant: "outline", size: "sm", className: "md:hidden" })}
					>
						Menu
					</button>
					<SignOut isSignedIn={isSignedIn} />
				</div>
			</header>
			<div id="mobile-menu" popover="auto" className="mobile-menu">
				<nav aria-label="Menu">
					<PageLinks unread={unread} />
				</nav>
			</div>
			{/* On phones the last button can be scrolled out from under a toast. */}
			<main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 pt-6 pb-32 md:px-8 md:py-8">
				<div className="mx-auto max-w-6xl has-[[role=grid]]:max-w-[81rem]">{children}</div>
			</main>
		</div>
	);
}

function PageLinks({ unread }: { unread: number }) {
	return (
		<ul className="flex flex-col gap-0.5">
			{PAGES.map(({ label, to }) => (
				<li key={to}>
					<NavLink
						to={to}
						end={to === "/admin"}
						className="flex min-h-11 items-center md:min-h-9 justify-between gap-2 rounded-md px-2 py-1.5 text-ink no-underline hover:bg-surface aria-[current=page]:bg-surface aria-[current=page]:font-semibold"
					>
						{label}
						{label === "Contact Submissions" && unread > 0 ? (
							<Badge variant="info">
								{unread}
								<span className="sr-only"> unread</span>
							</Badge>
						) : null}
					</NavLink>
				</li>
			))}
		</ul>
	);
}

/** In mock mode nobody is signed in; the button then leads out of the staff area. */
function SignOut({ isSignedIn }: { isSignedIn: boolean }) {
	return (
		<Form method="post" action="/admin/sign-out" reloadDocument>
			<Button
				type="submit"
				size="sm"
				variant="outline"
				title={isSignedIn ? undefined : "Mock mode"}
			>
				Sign out
			</Button>
		</Form>
	);
}
