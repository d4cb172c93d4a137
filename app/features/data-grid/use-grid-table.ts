import {
	type ColumnDef,
	columnOrderingFeature,
	columnPinningFeature,
	columnSizingFeature,
	columnVisibilityFeature,
	tableFeatures,
	useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { gridColumns, type Row, type TableSpec } from "./model/table.ts";
import type { View } from "./model/view.ts";

/** Sorting, filtering and paging are the database's work: only the features of columns are registered. */
const features = tableFeatures({
	columnOrderingFeature,
	columnPinningFeature,
	columnSizingFeature,
	columnVisibilityFeature,
});

const noRows: Row[] = [];

export function useGridTable(table: TableSpec, view: View, rows: Row[] | undefined) {
	const columns = useMemo(
		() =>
			gridColumns(table).map(
				({ id, label, width }): ColumnDef<typeof features, Row> => ({
					id,
					header: label,
					size: width,
					accessorFn: (row) => row[id],
				}),
			),
		[table],
	);
	const state = useMemo(
		() => ({
			columnOrder: view.order,
			columnPinning: { start: view.left, end: view.right },
			columnSizing: view.widths,
			columnVisibility: Object.fromEntries(view.hidden.map((id) => [id, false])),
		}),
		[view.order, view.left, view.right, view.widths, view.hidden],
	);
	return useTable({
		features,
		columns,
		data: rows ?? noRows,
		state,
		getRowId: (row) => String(row[table.key]),
	});
}

export type GridTable = ReturnType<typeof useGridTable>;
