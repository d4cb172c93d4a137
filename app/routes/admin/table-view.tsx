import { useLocation } from "react-router";
import { readFirstData } from "#app/features/data-grid/first-data.server.ts";
import { TableView } from "#app/features/data-grid/table-view.tsx";
import { staffPageMeta } from "#app/lib/seo.ts";
import { staffContext } from "#app/lib/staff-context.ts";
import type { Route } from "./+types/table-view";

export function loader({ url, context }: Route.LoaderArgs) {
	return readFirstData(context.get(staffContext), url.search);
}

export const meta: Route.MetaFunction = ({ matches }) =>
	staffPageMeta({
		title: "Admin Table View",
		description: "Browse, search and export the records of the site.",
		path: "/admin/table-view",
		matches,
	});

export default function TableViewPage({ loaderData }: Route.ComponentProps) {
	// A link to this page, followed on this page, starts afresh.
	const { key } = useLocation();
	return (
		<>
			<h1 className="font-semibold text-2xl">Admin Table View</h1>
			<div className="mt-4">
				<TableView key={key} first={loaderData} />
			</div>
		</>
	);
}
