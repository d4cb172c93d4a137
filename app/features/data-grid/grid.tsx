import { useEffect, useState } from "react";
import { Alert } from "#app/components/ui/alert.tsx";
import { SIGNED_OUT } from "#app/lib/load-error.ts";
import { FiltersBar } from "./filters-bar.tsx";
import { GridFooter } from "./footer.tsx";
import { gridActions } from "./grid-actions.ts";
import { LatestNote } from "./latest-note.tsx";
import { pageCount } from "./model/footer-text.ts";
import { PAGE_SIZE, type Row, type TableSpec } from "./model/table.ts";
import type { View } from "./model/view.ts";
import * as changes from "./model/view-changes.ts";
import { RowDetail } from "./row-detail.tsx";
import { Sheet } from "./sheet.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useGridData } from "./use-grid-data.ts";

type Props = {
	table: TableSpec;
	view: View;
	change: (update: (view: View) => View, isCorrection?: boolean) => void;
};

/** One table as a grid: what stands above it, the sheet itself, what stands below. */
export function Grid({ table, view, change }: Props) {
	const [announcement, setAnnouncement] = useState("");
	const [record, setRecord] = useState<{ row: Row; number: number }>();
	const data = useGridData(table, view);
	const actions = gridActions({ table, view, change, announce: setAnnouncement });
	const firstNumber = (data.page - 1) * PAGE_SIZE + 1;

	function open(index: number) {
		const row = data.rows?.[index];
		if (row) setRecord({ row, number: firstNumber + index });
	}

	// An old address may name a page that is no longer there.
	const isPastEnd =
		data.results !== undefined && !data.isLoading && view.page > pageCount(data.results);
	useEffect(() => {
		if (isPastEnd) change((now) => changes.goToPage(now, pageCount(data.results ?? 0)), true);
	}, [isPastEnd, data.results, change]);

	return (
		<section aria-label={table.title} className="grid gap-3">
			<Toolbar table={table} view={view} actions={actions} {...data} onRefresh={data.refresh} />
			<FiltersBar table={table} view={view} actions={actions} />
			{data.error === undefined ? null : (
				<Alert variant="danger" role="alert">
					Error loading data: {data.error}
					{data.error === SIGNED_OUT ? <SignInAgain /> : null}
				</Alert>
			)}
			<div className="flex min-h-5 flex-wrap justify-between gap-x-6 text-muted text-sm">
				<LatestNote table={table} latest={data.latest} />
				<p role="status">{data.isLoading ? `Loading ${table.title}...` : ""}</p>
			</div>
			<Sheet
				table={table}
				view={view}
				rows={data.rows}
				results={data.results}
				firstNumber={firstNumber}
				actions={actions}
				onOpen={open}
			/>
			<GridFooter view={view} {...data} actions={actions} />
			<p role="status" className="sr-only">
				{announcement}
			</p>
			{record ? <RowDetail table={table} {...record} onClose={() => setRecord(undefined)} /> : null}
		</section>
	);
}

/** The whole view is in the address, which the guard hands on to the sign-in page. */
function SignInAgain() {
	return (
		<>
			{" "}
			<button type="button" className="link" onClick={() => window.location.reload()}>
				Sign in again
			</button>
		</>
	);
}
