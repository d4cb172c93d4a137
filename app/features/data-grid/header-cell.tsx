import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import { cn } from "#app/lib/cn.ts";
import type { GridActions } from "./grid-actions.ts";
import { HeaderMenu } from "./header-menu.tsx";
import { type Column, isStored, type TableSpec } from "./model/table.ts";
import { effectiveSort, sideOf, type View, widthOf } from "./model/view.ts";
import type { CellPlace } from "./pinned-place.ts";
import { ResizeHandle } from "./resize-handle.tsx";
import type { ColumnDrag } from "./use-column-drag.ts";

type Props = {
	table: TableSpec;
	view: View;
	column: Column;
	index: number;
	place: CellPlace;
	drag: ColumnDrag;
	actions: GridActions;
	focusProps: { "data-cell": string; tabIndex: number };
	isMenuOpen: boolean;
	onMenuChange: (isOpen: boolean) => void;
	onMenuClosed: (column: string) => void;
};

export function HeaderCell(props: Props) {
	const { table, view, column, index, place, drag, actions, focusProps } = props;
	const sorts = effectiveSort(table, view);
	const rank = sorts.findIndex((sort) => sort.column === column.id);
	const sort = rank < (view.sort.length || 1) ? sorts[rank] : undefined;
	const drop = drag.drop?.target === column.id ? drag.drop.edge : undefined;

	function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
		if (event.target !== event.currentTarget) return;
		const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : undefined;
		if (step && event.shiftKey) {
			if (event.ctrlKey || event.metaKey) actions.move(column, step);
			else actions.widen(column, step);
		} else if (event.key === "Enter" || event.key === " ") {
			props.onMenuChange(true);
		} else return;
		event.preventDefault();
		event.stopPropagation();
	}

	return (
		<th
			{...focusProps}
			scope="col"
			aria-colindex={index + 1}
			aria-sort={sort ? (sort.isDescending ? "descending" : "ascending") : undefined}
			aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Control+Shift+ArrowLeft Control+Shift+ArrowRight"
			data-column={column.id}
			data-pinned={sideOf(view, column.id)}
			style={place.style}
			className={cn(
				"group -outline-offset-2 sticky top-0 z-20 h-10 pointer-coarse:h-11.5 border-r border-b bg-sunken p-0 text-left align-middle",
				place.isPinned && "z-30",
				drag.drop?.column === column.id && "opacity-60",
				drop === "left" && "shadow-[inset_3px_0_var(--color-accent)]",
				drop === "right" && "shadow-[inset_-3px_0_var(--color-accent)]",
			)}
			onKeyDown={handleKeyDown}
			onPointerDown={(event) => drag.start(event, column.id)}
		>
			<div className="flex h-full items-center pr-3 pl-1">
				<span
					data-grip
					data-testid={`grip-${column.id}`}
					aria-hidden="true"
					className="cursor-grab touch-none px-0.5 py-2 text-muted"
				>
					<GripVertical className="size-3.5" />
				</span>
				{isStored(column) ? (
					// biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a shortcut of the mouse; the heading has the keys
					<span
						title={`${column.id}: click to sort, with Shift to sort by several columns`}
						className="flex h-full min-w-0 flex-1 cursor-pointer select-none items-center gap-1 font-semibold text-sm"
						onClick={(event) => actions.cycleSort(column, event.shiftKey)}
					>
						<span className="truncate">{column.id}</span>
						{sort ? <SortMark isDescending={sort.isDescending} /> : null}
						{sort && view.sort.length > 1 ? (
							<span className="tabular text-xs">{rank + 1}</span>
						) : null}
					</span>
				) : (
					<span className="flex-1 font-semibold text-sm">
						<span aria-hidden="true">{column.label}</span>
						<span className="sr-only">Row number</span>
					</span>
				)}
				<HeaderMenu {...props} hasSort={sort !== undefined} />
			</div>
			<ResizeHandle column={column} width={widthOf(view, column)} actions={actions} />
		</th>
	);
}

function SortMark({ isDescending }: { isDescending: boolean }) {
	const Mark = isDescending ? ArrowDown : ArrowUp;
	return <Mark aria-hidden="true" className="size-3.5 shrink-0 text-accent" />;
}
