import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#app/lib/toast.ts";
import { countQuery, latestQuery, rowsQuery, tableKey, totalQuery } from "./grid-queries.ts";
import { PAGE_SIZE, type Row, type TableSpec } from "./model/table.ts";
import { isFiltered, type View } from "./model/view.ts";

/** The rows and numbers of a view. While new ones are on their way, and when they fail, the old ones stay. */
export function useGridData(table: TableSpec, view: View) {
	const client = useQueryClient();
	const rows = useQuery({ ...rowsQuery(table, view), placeholderData: keepPreviousData });
	const answer = rows.isPlaceholderData ? undefined : rows.data;
	const shown = useLastGood(answer);
	const shownPage = useLastGood(answer && view.page);

	// The first page of a search is on the screen before its matches are counted, and a short one needs no counting.
	const fullCount = shortCount(answer, view);
	const isCounted = fullCount === undefined && rows.isFetched && !rows.isPlaceholderData;
	const count = useQuery({ ...countQuery(table, view), enabled: isCounted });
	const total = useQuery({ ...totalQuery(table), enabled: rows.isFetched });
	const latest = useQuery({ ...latestQuery(table), enabled: table.latest !== undefined });

	const counted = fullCount ?? count.data;
	const lastCount = useLastGood(counted);
	const isNarrowed = useLastGood(counted === undefined ? undefined : isFiltered(view));
	const lastTotal = useLastGood(isFiltered(view) ? total.data : (fullCount ?? total.data));
	const failed = [rows, count, total, latest].find((query) => query.isError);

	return {
		rows: shown,
		/** The page that these rows are of: the one before, while the next one is on its way. */
		page: shownPage ?? view.page,
		results: lastCount,
		/** Whether these are the results of a search or a filter. */
		isNarrowed,
		total: lastTotal,
		latest: latest.data,
		isLoading: rows.isFetching,
		isCounting: count.isFetching,
		error: failed ? failed.error?.message || "Unknown error" : undefined,
		refresh() {
			toast({ title: "Refreshing data", description: table.refreshNotice });
			void client.invalidateQueries({ queryKey: tableKey(table) });
		},
	};
}

function shortCount(rows: readonly Row[] | undefined, { page }: View): number | undefined {
	if (!rows || rows.length === PAGE_SIZE || (rows.length === 0 && page > 1)) return undefined;
	return (page - 1) * PAGE_SIZE + rows.length;
}

function useLastGood<T>(value: T | undefined): T | undefined {
	const [last, setLast] = useState(value);
	if (value !== undefined && value !== last) setLast(value);
	return value ?? last;
}
