/** A cell of the grid: row 0 is the heading. */
export type Cell = { row: number; column: number };

export type GridSize = { rows: number; columns: number };

const PAGE_ROWS = 10;

/** Where a key leads, or undefined when it is no key of movement. */
export function nextCell(
	at: Cell,
	key: string,
	isControl: boolean,
	size: GridSize,
): Cell | undefined {
	const last = { row: size.rows - 1, column: size.columns - 1 };
	const go = (row: number, column: number) => clampCell({ row, column }, size);
	switch (key) {
		case "ArrowLeft":
			return go(at.row, at.column - 1);
		case "ArrowRight":
			return go(at.row, at.column + 1);
		case "ArrowUp":
			return go(at.row - 1, at.column);
		case "ArrowDown":
			return go(at.row + 1, at.column);
		case "Home":
			return go(isControl ? 0 : at.row, 0);
		case "End":
			return go(isControl ? last.row : at.row, last.column);
		case "PageUp":
			return go(at.row - PAGE_ROWS, at.column);
		case "PageDown":
			return go(at.row + PAGE_ROWS, at.column);
		default:
			return undefined;
	}
}

export function clampCell({ row, column }: Cell, { rows, columns }: GridSize): Cell {
	return {
		row: Math.max(0, Math.min(row, rows - 1)),
		column: Math.max(0, Math.min(column, columns - 1)),
	};
}
