import type { CSSProperties } from "react";
import type { GridTable } from "./use-grid-table.ts";

export type CellPlace = { isPinned: boolean; style: CSSProperties };

/** Width and, for pinned columns, where they stay while the others scroll under them. */
export function placesOf(table: GridTable, canPin: boolean): Map<string, CellPlace> {
	const places = new Map<string, CellPlace>();
	for (const column of table.getVisibleLeafColumns()) {
		const side = canPin && column.getIsPinned();
		const style: CSSProperties = { width: column.getSize() };
		if (side === "start") style.left = column.getStart("start");
		if (side === "end") style.right = column.getAfter("end");
		places.set(column.id, { isPinned: side !== false, style });
	}
	return places;
}
