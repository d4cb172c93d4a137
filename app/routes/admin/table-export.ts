import { z } from "zod";
import { readAllRows } from "#app/features/data-grid/grid-data.server.ts";
import { contentTypes, exportFile } from "#app/features/data-grid/model/export-format.ts";
import { parseView } from "#app/features/data-grid/model/view-address.ts";
import { tableById } from "#app/features/data-grid/tables.ts";
import { textStream } from "#app/features/data-grid/text-stream.ts";
import { staffContext } from "#app/lib/staff-context.ts";
import type { Route } from "./+types/table-export";

const formatSchema = z.enum(["csv", "json"]);

/** All rows of a view as a file, written while it is read. */
export function loader({ url, context }: Route.LoaderArgs) {
	const table = tableById(url.searchParams.get("tab"));
	const format = formatSchema.safeParse(url.searchParams.get("format"));
	if (!table || !format.success) return new Response("There is no such export.", { status: 404 });
	const pages = readAllRows(context.get(staffContext), table, parseView(table, url.searchParams));
	const pieces = exportFile(table, format.data, pages);
	return new Response(textStream(pieces), {
		headers: {
			"content-type": contentTypes[format.data],
			"content-disposition": `attachment; filename="${table.id}.${format.data}"`,
		},
	});
}
