import type { FormEvent } from "react";
import { data, Link, useNavigate } from "react-router";
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
		keywords: [],
		path: location.pathname,
		matches,
		isIndexed: false,
	});

export default function NotFoundPage() {
	const navigate = useNavigate();

	function handleGoBack(event: FormEvent) {
		event.preventDefault();
		if (history.length > 1) navigate(-1);
		else navigate("/");
	}

	return (
		<PageHead
			title="Page Not Found"
			lead="Nothing hangs at this address. It may have moved, or the link may be out of true."
		>
			<div className="mt-9 flex flex-wrap gap-4">
				<Link to="/" className={buttonVariants({ size: "lg" })}>
					Go Home
				</Link>
				{/* Without scripts there is no history to go back in, and the form leads home. */}
				<form action="/" method="get" onSubmit={handleGoBack}>
					<button type="submit" className={buttonVariants({ variant: "outline", size: "lg" })}>
						Go Back
					</button>
				</form>
			</div>
		</PageHead>
	);
}
