import type { TableSpec } from "./model/table.ts";
import { contactSubmissionsTable } from "./tables/contact-submissions.ts";
import { keepAliveTable } from "./tables/keep-alive.ts";

/** The tabs, in their order; the first one is open by default. */
export const tables: readonly [TableSpec, ...TableSpec[]] = [
	keepAliveTable,
	contactSubmissionsTable,
];

export function tableById(id: string | null): TableSpec | undefined {
	return tables.find((table) => table.id === id);
}
