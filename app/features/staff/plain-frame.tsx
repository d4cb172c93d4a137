import type { ReactNode } from "react";
import { Link } from "react-router";
import { Mark } from "#app/components/mark.tsx";
import { SkipLink } from "#app/components/skip-link.tsx";
import { ThemeToggle } from "#app/components/theme-toggle.tsx";
import { brand } from "#app/content/site.ts";

/** The frame of what comes before the staff area: signing in, a new password, a closed door. */
export function PlainFrame({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="min-h-dvh text-[0.9375rem]">
			<SkipLink />
			<header className="flex items-center justify-between border-b px-4 py-2">
				<Link
					to="/"
					aria-label={`${brand.name}, home`}
					className="flex items-center gap-2 py-1 font-semibold text-ink no-underline"
				>
					<Mark className="h-7 w-3.5 text-accent" />
					{brand.shortName}
				</Link>
				<ThemeToggle />
			</header>
			<main id="main" tabIndex={-1} className="mx-auto max-w-sm px-4 py-16">
				<h1 className="mb-6 font-semibold text-2xl">{title}</h1>
				{children}
			</main>
		</div>
	);
}
