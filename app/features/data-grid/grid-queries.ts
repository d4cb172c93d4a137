import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { BACKEND_DOWN, SIGNED_OUT } from "#app/lib/load-error.ts";
import type { TableSpec } from "./model/table.ts";
import { defaultView, type View } from "./model/view.ts";
import { serialiseView } from "./model/view-address.ts";

/** What the browser asks for, and under which keys it is kept. */
export const DATA_ADDRESS = "/admin/table-view/data";
export const EXPORT_ADDRESS = "/admin/table-view/export";

export const FRESH_MS = 5 * 60 * 1000;

const rowsAnswer = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });
const countAnswer = z.object({ count: z.number() });
const latestAnswer = z.object({ latest: z.string().nullable() });
const failure = z.object({ message: z.string() });

export function tableKey(table: TableSpec) {
	return ["grid", table.id] as const;
}

export function rowsQuery(table: TableSpec, view: View) {
	const parameters = dataParameters(table, view);
	return queryOptions({
		queryKey: [...tableKey(table), "rows", parameters],
		queryFn: async ({ signal }) =>
			rowsAnswer.parse(await getJson(`${DATA_ADDRESS}?${parameters}`, signal)).rows,
	});
}

export function countQuery(table: TableSpec, view: View) {
	const parameters = dataParameters(table, { ...view, sort: [], page: 1 });
	return queryOptions({
		queryKey: [...tableKey(table), "count", parameters],
		queryFn: async ({ signal }) =>
			countAnswer.parse(await getJson(`${DATA_ADDRESS}?${parameters}&part=count`, signal)).count,
	});
}

export function totalQuery(table: TableSpec) {
	return countQuery(table, defaultView(table));
}

export function latestQuery(table: TableSpec) {
	return queryOptions({
		queryKey: [...tableKey(table), "latest"],
		queryFn: async ({ signal }) =>
			latestAnswer.parse(await getJson(`${DATA_ADDRESS}?tab=${table.id}&part=latest`, signal))
				.latest,
	});
}

export function exportAddress(table: TableSpec, view: View, format: "csv" | "json"): string {
	return `${EXPORT_ADDRESS}?${dataParameters(table, { ...view, page: 1 })}&format=${format}`;
}

/** Only what decides on the rows: moving a column asks for nothing. */
function dataParameters(table: TableSpec, { search, sort, filters, page }: View): string {
	const parameters = serialiseView(table, { ...defaultView(table), search, sort, filters, page });
	parameters.set("tab", table.id);
	return parameters.toString();
}

async function getJson(address: string, signal: AbortSignal): Promise<unknown> {
	const response = await fetch(address, { signal, headers: { accept: "application/json" } });
	if (response.status === 503) throw new Error(BACKEND_DOWN);
	if (response.status === 401) throw new Error(SIGNED_OUT);
	const body: unknown = await response.json().catch(() => null);
	if (response.ok && body !== null) return body;
	throw new Error(failure.safeParse(body).data?.message || "Unknown error");
}
