import { LocalTime } from "./local-time.tsx";
import { EMPTY, plainText } from "./model/cell-text.ts";
import type { Column } from "./model/table.ts";

/** A value as staff read it: local time, a dash for nothing. */
export function CellContent({ column, value }: { column: Column; value: unknown }) {
	const text = plainText(column.kind, value);
	if (text === "") return EMPTY;
	if (column.kind === "date") return <LocalTime value={String(value)} />;
	return text;
}
