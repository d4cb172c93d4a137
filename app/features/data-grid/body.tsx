import { memo } from "react";
import { cn } from "#app/lib/cn.ts";
import { CellContent } from "./cell-content.tsx";
import { plainText } from "./model/cell-text.ts";
import { type Column, ROW_NUMBER, type Row } from "./model/table.ts";
import type { CellPlace } from "./pinned-place.ts";
import type { RovingFocus } from "./use-roving-focus.ts";

type BodyProps = {
	rows: readonly Row[];
	rowKey: string;
	firstNumber: number;
	columns: readonly Column[];
	places: ReadonlyMap<string, CellPlace>;
	cellProps: RovingFocus["cellProps"];
	onOpen: (index: number) => void;
};

export function GridBody({ rows, rowKey, firstNumber, ...props }: BodyProps) {
	return (
		<tbody>
			{rows.map((row, index) => (
				<GridRow
					key={String(row[rowKey])}
					row={row}
					index={index}
					number={firstNumber + index}
					{...props}
				/>
			))}
		</tbody>
	);
}

type RowProps = Pick<BodyProps, "columns" | "places" | "cellProps" | "onOpen"> & {
	row: Row;
	index: number;
	number: number;
};

function GridRow({ row, index, number, columns, places, cellProps, onOpen }: RowProps) {
	return (
		<tr aria-rowindex={number + 1} className="group/row" onDoubleClick={() => onOpen(index)}>
			{columns.map((column, columnIndex) => {
				const place = places.get(column.id);
				const isNumber = column.id === ROW_NUMBER;
				const text = plainText(column.kind, row[column.id]);
				return (
					<td
						key={column.id}
						{...cellProps(index + 1, columnIndex)}
						aria-colindex={columnIndex + 1}
						title={column.kind === "text" && text !== "" ? text : undefined}
						style={place?.style}
						className={cn(
							"-outline-offset-2 h-9 truncate border-r border-b bg-surface px-3 py-1.5 group-hover/row:bg-sunken",
							place?.isPinned && "sticky z-10",
							column.kind !== "text" && "tabular",
						)}
					>
						{isNumber ? (
							<RowNumber number={number} onOpen={() => onOpen(index)} />
						) : (
							<Content column={column} value={row[column.id]} />
						)}
					</td>
				);
			})}
		</tr>
	);
}

/** Rows of a page rarely change while columns move. */
const Content = memo(CellContent);

function RowNumber({ number, onOpen }: { number: number; onOpen: () => void }) {
	return (
		<button
			type="button"
			tabIndex={-1}
			aria-label={`${number}, open record`}
			className="link-quiet -mx-3 -my-1.5 block px-3 py-1.5 text-left"
			onClick={onOpen}
		>
			{number}
		</button>
	);
}
