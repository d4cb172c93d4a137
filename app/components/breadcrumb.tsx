import { Link } from "react-router";
import type { Crumb } from "#app/lib/json-ld.ts";

/** The visible trail; give the same list to `breadcrumbs()` for the structured data. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
	return (
		<nav aria-label="Breadcrumb" className="mb-6 print:hidden">
			<ol className="label flex flex-wrap gap-y-1">
				{trail.map((crumb, index) => (
					<li key={crumb.path} className="flex">
						{index < trail.length - 1 ? (
							<>
								<Link
									to={crumb.path}
									className="-mx-1 -my-3.5 px-1 py-3.5 underline decoration-1 underline-offset-4 hover:text-ink"
								>
									{crumb.name}
								</Link>
								<span aria-hidden="true" className="px-2.5 text-accent">
									/
								</span>
							</>
						) : (
							<span aria-current="page">{crumb.name}</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
