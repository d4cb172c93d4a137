import type { StaffAccess } from "#app/lib/staff-context.ts";
import { countRows, failureText, readLatest, readRows } from "./grid-data.server.ts";
import { defaultView, isFiltered } from "./model/view.ts";
import { parseView } from "./model/view-address.ts";
import type { FirstData } from "./table-view.tsx";
import { tableById, tables } from "./tables.ts";

/** What the first page of HTML shows. What cannot be read is left out: the browser asks again, and says why not. */
export async function readFirstData(access: StaffAccess, search: string): Promise<FirstData> {
	const parameters = new URLSearchParams(search);
	const table = tableById(parameters.get("tab")) ?? tables[0];
	const view = parseView(table, parameters);
	try {
		const [rows, total, latest] = await Promise.all([
			readRows(access, table, view),
			countRows(access, table, defaultView(table)),
			readLatest(access, table),
		]);
		return { search, rows, total, latest, ...(isFiltered(view) ? {} : { count: total }) };
	} catch (error) {
		failureText(table, error);
		return { search };
	}
}
