import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { log } from "#app/lib/log.server.ts";
import type { StaffAccess } from "#app/lib/staff-context.ts";
import { serviceClient } from "#app/lib/supabase.server.ts";
import { selectRows } from "./model/in-memory.ts";
import { stepsAfter } from "./model/keyset.ts";
import { quoted } from "./model/literal.ts";
import {
	type Filter,
	filtersOf,
	fromTheEnd,
	hasTextFilter,
	type Query,
	queryOf,
} from "./model/query.ts";
import { PAGE_SIZE, type Row, type TableSpec } from "./model/table.ts";
import type { View } from "./model/view.ts";
import { sampleRows } from "./sample.ts";

/** Hosted Supabase cuts any answer at this many rows. */
const EXPORT_PAGE = 1000;

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

/** The rows of one page. Throws what the database says. */
export async function readRows(access: StaffAccess, table: TableSpec, view: View): Promise<Row[]> {
	if (access.kind === "mock") {
		const from = (view.page - 1) * PAGE_SIZE;
		return selectRows(table, view, sampleRows(table)).slice(from, from + PAGE_SIZE);
	}
	const query = queryOf(table, view);
	return readPage(await clientFor(access, query), query, table.key);
}

/** How many rows match, exactly. */
export async function countRows(
	access: StaffAccess,
	table: TableSpec,
	view: View,
): Promise<number> {
	if (access.kind === "mock") return selectRows(table, view, sampleRows(table)).length;
	const query = { from: table.from, filters: filtersOf(table, view) };
	return runCount(await clientFor(access, query), query, table.key);
}

/** The newest record's time, for tables that show it. */
export async function readLatest(access: StaffAccess, table: TableSpec): Promise<string | null> {
	if (!table.latest) return null;
	const { column } = table.latest;
	if (access.kind === "mock") {
		const times = sampleRows(table).map((row) => String(row[column]));
		return times.sort().at(-1) ?? null;
	}
	const sort = [{ column, isDescending: true }];
	const query = { from: table.from, select: column, filters: [], sort, offset: 0, limit: 1 };
	const [row] = await runQuery(access.client, query);
	return row ? String(row[column]) : null;
}

/** All matching rows in the view's order, a page at a time, however many there are. */
export async function* readAllRows(
	access: StaffAccess,
	table: TableSpec,
	view: View,
	pageSize = EXPORT_PAGE,
): AsyncGenerator<Row[]> {
	if (access.kind === "mock") {
		yield selectRows(table, view, sampleRows(table));
		return;
	}
	const query = { ...queryOf(table, view), offset: 0, limit: pageSize };
	const client = await clientFor(access, query);
	let steps: Filter[][] = [[]];
	while (steps.length > 0) {
		const [step = [], ...others] = steps;
		const rows = await runQuery(client, { ...query, filters: [...query.filters, ...step] });
		const last = rows.at(-1);
		if (last) yield rows;
		steps = last && rows.length === pageSize ? stepsAfter(query.sort, last) : others;
	}
}

/** What went wrong, for the banner; tables that say so also get a line in the log. */
export function failureText(table: TableSpec, error: unknown): string {
	const message = error instanceof Error && error.message !== "" ? error.message : "Unknown error";
	if (table.isFailureLogged) log.error("table_read_failed", { table: table.from, message });
	return message;
}

/**
 * Row-level security is the lock, except for text searches: under it they cannot use their index. Those go past it,
 * after the database has said in this very request, under row-level security, that this is staff.
 */
async function clientFor(
	access: Extract<StaffAccess, { kind: "staff" }>,
	query: Pick<Query, "filters">,
): Promise<SupabaseClient> {
	if (!hasTextFilter(query)) return access.client;
	const { data, error } = await access.client
		.from("staff")
		.select("user_id")
		.eq("user_id", access.user.id)
		.maybeSingle();
	if (error) throw new Error(error.message);
	if (data?.user_id !== access.user.id) throw new Error("Only staff may search here.");
	return serviceClient();
}

/** From here on a page is cheaper to find by its keys, which are all in the index, than by its rows. */
const DEEP = 1000;

async function readPage(client: SupabaseClient, query: Query, key: string): Promise<Row[]> {
	const isSortedBySeveral = query.sort.length > 2;
	if (query.offset < DEEP && !isSortedBySeveral) return runQuery(client, query);
	const found = await runQuery(client, {
		...(isSortedBySeveral ? await fromNearerEnd(client, query, key) : query),
		select: key,
	});
	const keys = found.map((row) => quoted(String(row[key]))).join();
	if (keys === "") return [];
	return runQuery(client, { ...query, filters: [[key, "in", `(${keys})`]], offset: 0 });
}

/** Several columns are sorted up to the page that is asked for: from the end when that is nearer. */
async function fromNearerEnd(client: SupabaseClient, query: Query, key: string): Promise<Query> {
	// Counting what filters let through may take longer than it saves.
	if (query.offset < DEEP || query.filters.length > 0) return query;
	const total = await runCount(client, query, key);
	return query.offset > total / 2 ? fromTheEnd(query, total) : query;
}

async function runCount(
	client: SupabaseClient,
	{ from, filters }: Pick<Query, "from" | "filters">,
	key: string,
): Promise<number> {
	const request = client.from(from).select(key, { count: "exact", head: true });
	const { count, error } = await filtered(request, filters);
	if (error) throw new Error(error.message || "Unknown error");
	return count ?? 0;
}

async function runQuery(client: SupabaseClient, query: Query): Promise<Row[]> {
	if (query.limit <= 0) return [];
	let request = filtered(client.from(query.from).select(query.select), query.filters);
	for (const { column, isDescending } of query.sort) {
		request = request.order(column, { ascending: !isDescending });
	}
	const { data, error } = await request.range(query.offset, query.offset + query.limit - 1);
	if (error) throw new Error(error.message || "Unknown error");
	return rowsSchema.parse(data);
}

type Filterable<T> = { filter(column: string, operator: string, value: unknown): T };

function filtered<T extends Filterable<T>>(request: T, filters: readonly Filter[]): T {
	return filters.reduce((narrowed, filter) => narrowed.filter(...filter), request);
}
