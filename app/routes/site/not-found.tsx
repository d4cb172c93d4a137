import { data, Link } from "react-router";
import { PageHead } from "#app/components/clause.tsx";
import { buttonVariants } from "#app/components/ui/button-variants.ts";
import { pageMeta } from "#app/lib/seo.ts";
import type { Route } from "./+types/not-found";

export function loader() {
	return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
	pageMeta({
		title: "Page Not Found",
		description: "There is no page at this address.",
		keywords: ["page not found"],
		path: location.pathname,
		matches,
		isIndexed: false,
	});

export default function NotFoundPage() {
	return (
		<PageHead
			title="Page Not Found"
			lead="Nothing hangs at this address. It may have moved, or the link may be out of true."
		>
			<div className="mt-9 flex flex-wrap gap-4">
				<Link to="/" className={buttonVariants({ size: "lg" })}>
					Go Home
				</Link>
				{/* The shell script makes it a step back in history; without scripts the form leads home. */}
				<form action="/" method="get">
					<button
						type="submit"
						data-go-back=""
						className={buttonVariants({ variant: "outline", size: "lg" })}
					>
						Go Back
					</button>
				</form>
			</div>
		</PageHead>
	);
}
