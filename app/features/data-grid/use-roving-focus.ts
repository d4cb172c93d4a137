import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { type Cell, clampCell, type GridSize, nextCell } from "./model/focus.ts";

/** One cell of the grid is in the tab order; arrow keys and their kin move on from it. */
export function useRovingFocus(size: GridSize) {
	const gridRef = useRef<HTMLTableElement>(null);
	const [wanted, setWanted] = useState<Cell>({ row: 0, column: 0 });
	const at = clampCell(wanted, size);

	function focus(cell: Cell) {
		setWanted(cell);
		gridRef.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(cell)}"]`)?.focus();
	}

	return {
		gridRef,
		focus,
		cellProps: (row: number, column: number) => ({
			"data-cell": nameOf({ row, column }),
			tabIndex: at.row === row && at.column === column ? 0 : -1,
		}),
		/** True when the key moved the focus. */
		handleKey(event: KeyboardEvent): boolean {
			const cell = cellOf(event.target);
			const next = cell && nextCell(cell, event.key, event.ctrlKey || event.metaKey, size);
			if (!next) return false;
			event.preventDefault();
			focus(next);
			return true;
		},
		handleFocus(event: FocusEvent) {
			const cell = cellOf(event.target);
			if (cell) setWanted(cell);
		},
	};
}

export type RovingFocus = ReturnType<typeof useRovingFocus>;

function nameOf({ row, column }: Cell): string {
	return `${row}:${column}`;
}

/** The cell that has the focus, itself or through a button in it. */
export function cellOf(target: EventTarget): Cell | undefined {
	if (!(target instanceof HTMLElement)) return undefined;
	const name = target.closest<HTMLElement>("[data-cell]")?.dataset.cell;
	if (name === undefined) return undefined;
	const [row = 0, column = 0] = name.split(":").map(Number);
	return { row, column };
}
