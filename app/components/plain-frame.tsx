import type { ReactNode } from "react";
import { HomeLink } from "./home-link.tsx";
import { SkipLink } from "./skip-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** One thing on a page: signing in, a new password, a closed door, an error. */
export function PlainFrame({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="min-h-dvh text-[0.9375rem]">
			<SkipLink />
			<header className="flex items-center justify-between border-b px-4 py-2">
				<HomeLink />
				<ThemeToggle />
			</header>
			<main id="main" tabIndex={-1} className="mx-auto max-w-sm px-4 py-16">
				<h1 className="mb-6 font-semibold text-2xl">{title}</h1>
				{children}
			</main>
		</div>
	);
}
