import { data } from "react-router";
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
	return (
		<>
			<h1>Page Not Found</h1>
			<a href="/">Go Home</a>
			<button type="button" onClick={() => history.back()}>
				Go Back
			</button>
		</>
	);
}
