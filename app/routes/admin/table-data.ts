import {
	countRows,
	failureText,
	readLatest,
	readRows,
} from "#app/features/data-grid/grid-data.server.ts";
import { parseView } from "#app/features/data-grid/model/view-address.ts";
import { tableById } from "#app/features/data-grid/tables.ts";
import { staffContext } from "#app/lib/staff-context.ts";
import type { Route } from "./+types/table-data";

/** Rows, counts and the newest time of one table, for the grid in the browser. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const table = tableById(url.searchParams.get("tab"));
	if (!table) return Response.json({ message: "There is no such table." }, { status: 404 });
	const access = context.get(staffContext);
	const view = parseView(table, url.searchParams);
	try {
		switch (url.searchParams.get("part")) {
			case "count":
				return Response.json({ count: await countRows(access, table, view) });
			case "latest":
				return Response.json({ latest: await readLatest(access, table) });
			default:
				return Response.json({ rows: await readRows(access, table, view) });
		}
	} catch (error) {
		return Response.json({ message: failureText(table, error) }, { status: 502 });
	}
}
