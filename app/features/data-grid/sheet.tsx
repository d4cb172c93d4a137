import { type KeyboardEvent, useMemo, useState } from "react";
import { GridBody } from "./body.tsx";
import { copyText } from "./copy-text.ts";
import type { GridActions } from "./grid-actions.ts";
import { HeaderCell } from "./header-cell.tsx";
import { plainText } from "./model/cell-text.ts";
import { findColumn, ROW_NUMBER, type Row, type TableSpec } from "./model/table.ts";
import { isFiltered, type View, visibleColumns } from "./model/view.ts";
import { placesOf } from "./pinned-place.ts";
import { useColumnDrag } from "./use-column-drag.ts";
import { useElementWidth } from "./use-element-width.ts";
import { useGridTable } from "./use-grid-table.ts";
import { cellOf, useRovingFocus } from "./use-roving-focus.ts";

type Props = {
	table: TableSpec;
	view: View;
	rows: Row[] | undefined;
	results: number | undefined;
	firstNumber: number;
	actions: GridActions;
	onOpen: (index: number) => void;
};

/** Pinned columns may take this share of the width; on a telephone they scroll with the rest. */
const PINNED_SHARE = 0.7;
const HEADING_HEIGHT = 46;

/** The cells: an ARIA grid with one cell in the tab order. */
export function Sheet({ table, view, rows = [], results, firstNumber, actions, onOpen }: Props) {
	const [openMenu, setOpenMenu] = useState<string>();
	const [scrollRef, width] = useElementWidth();
	const columns = useMemo(() => visibleColumns(table, view), [table, view]);
	const focus = useRovingFocus({ rows: rows.length + 1, columns: columns.length });
	const grid = useGridTable(table, view, rows);
	const drag = useColumnDrag(({ column, target, edge }) => {
		const dragged = findColumn(table, column);
		if (dragged) actions.drop(dragged, target, edge);
	});

	const pinned = { left: grid.getStartTotalSize(), right: grid.getEndTotalSize() };
	const canPin = width === 0 || pinned.left + pinned.right <= width * PINNED_SHARE;
	const places = placesOf(grid, canPin);

	function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
		// Menus hang elsewhere in the page, but their keys bubble through here.
		if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
		if (focus.handleKey(event)) return;
		const cell = cellOf(event.target);
		const row = cell && rows[cell.row - 1];
		const column = cell && columns[cell.column];
		if (!row || !column) return;
		const isOnCell = event.target instanceof HTMLElement && event.target.dataset.cell !== undefined;
		if ((event.key === "Enter" && isOnCell) || event.key === "F2") {
			event.preventDefault();
			onOpen(cell.row - 1);
		} else if (event.key === "c" && (event.ctrlKey || event.metaKey) && isNothingSelected()) {
			event.preventDefault();
			const isNumber = column.id === ROW_NUMBER;
			const text = isNumber
				? String(firstNumber + cell.row - 1)
				: plainText(column.kind, row[column.id]);
			void copyText(isNumber ? "Row number" : column.label, text);
		}
	}

	/** A closed menu gives the focus back to its heading, wherever that is now. */
	function handleMenuClosed(column: string) {
		if (document.activeElement !== null && document.activeElement !== document.body) return;
		const heading = focus.gridRef.current?.querySelector<HTMLElement>(`[data-column="${column}"]`);
		if (heading) heading.focus();
		else focus.focus({ row: 0, column: 0 });
	}

	return (
		<div
			ref={scrollRef}
			className="max-h-[70svh] overflow-auto overscroll-x-contain rounded-md border bg-surface"
			style={{
				scrollPaddingTop: HEADING_HEIGHT,
				scrollPaddingLeft: canPin ? pinned.left : 0,
				scrollPaddingRight: canPin ? pinned.right : 0,
			}}
		>
			<table
				ref={focus.gridRef}
				// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern's own example does this
				role="grid"
				aria-label={table.title}
				aria-rowcount={results === undefined ? -1 : results + 1}
				aria-colcount={columns.length}
				className="table-fixed border-separate border-spacing-0 text-[0.9375rem]"
				style={{ width: grid.getTotalSize() }}
				onKeyDown={handleKeyDown}
				onFocus={focus.handleFocus}
			>
				<thead>
					<tr aria-rowindex={1}>
						{columns.map((column, index) => (
							<HeaderCell
								key={column.id}
								table={table}
								view={view}
								column={column}
								index={index}
								place={places.get(column.id) ?? { isPinned: false, style: {} }}
								drag={drag}
								actions={actions}
								focusProps={focus.cellProps(0, index)}
								isMenuOpen={openMenu === column.id}
								onMenuChange={(isOpen) => setOpenMenu(isOpen ? column.id : undefined)}
								onMenuClosed={handleMenuClosed}
							/>
						))}
					</tr>
				</thead>
				<GridBody
					rows={rows}
					rowKey={table.key}
					firstNumber={firstNumber}
					columns={columns}
					places={places}
					cellProps={focus.cellProps}
					onOpen={onOpen}
				/>
			</table>
			{rows.length === 0 && results === 0 ? (
				<p className="p-6 text-muted">
					{isFiltered(view)
						? "No results. Clear the filters to see all records."
						: "No records yet."}
				</p>
			) : null}
		</div>
	);
}

function isNothingSelected(): boolean {
	return window.getSelection()?.isCollapsed ?? true;
}
