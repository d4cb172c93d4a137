import {
	ArrowDown,
	ArrowDownUp,
	ArrowLeft,
	ArrowLeftToLine,
	ArrowRight,
	ArrowRightToLine,
	ArrowUp,
	EyeOff,
	FoldHorizontal,
	PinOff,
	UnfoldHorizontal,
} from "lucide-react";
import type { GridActions } from "./grid-actions.ts";
import { MenuItem, MenuList } from "./menu-list.tsx";
import { type Column, isStored } from "./model/table.ts";
import { sideOf, type View } from "./model/view.ts";

type Props = {
	name: string;
	view: View;
	column: Column;
	actions: GridActions;
	hasSort: boolean;
	onDone: () => void;
};

/** Wider and Narrower leave the menu open: one rarely does them once. */
export function HeaderMenuItems({ name, view, column, actions, hasSort, onDone }: Props) {
	const side = sideOf(view, column.id);
	const isOthersSorted = view.sort.some((sort) => sort.column !== column.id);
	const act = (action: () => void) => () => {
		onDone();
		action();
	};
	return (
		<MenuList label={`${name} column`}>
			{isStored(column) ? (
				<>
					<MenuItem icon={ArrowUp} onSelect={act(() => actions.sort(column, false, false))}>
						Sort ascending
					</MenuItem>
					<MenuItem icon={ArrowDown} onSelect={act(() => actions.sort(column, true, false))}>
						Sort descending
					</MenuItem>
					{isOthersSorted ? (
						<>
							<MenuItem icon={ArrowUp} onSelect={act(() => actions.sort(column, false, true))}>
								Then by this, low to high
							</MenuItem>
							<MenuItem icon={ArrowDown} onSelect={act(() => actions.sort(column, true, true))}>
								Then by this, high to low
							</MenuItem>
						</>
					) : null}
					{hasSort && view.sort.length > 0 ? (
						<MenuItem icon={ArrowDownUp} onSelect={act(() => actions.unsort(column))}>
							Clear sort
						</MenuItem>
					) : null}
				</>
			) : null}
			{side === "left" ? null : (
				<MenuItem icon={ArrowLeftToLine} onSelect={act(() => actions.pin(column, "left"))}>
					Pin left
				</MenuItem>
			)}
			{side === "right" ? null : (
				<MenuItem icon={ArrowRightToLine} onSelect={act(() => actions.pin(column, "right"))}>
					Pin right
				</MenuItem>
			)}
			{side ? (
				<MenuItem icon={PinOff} onSelect={act(() => actions.unpin(column))}>
					Unpin
				</MenuItem>
			) : null}
			<MenuItem
				icon={ArrowLeft}
				isDisabled={!actions.canMove(column, -1)}
				onSelect={act(() => actions.move(column, -1))}
			>
				Move left
			</MenuItem>
			<MenuItem
				icon={ArrowRight}
				isDisabled={!actions.canMove(column, 1)}
				onSelect={act(() => actions.move(column, 1))}
			>
				Move right
			</MenuItem>
			<MenuItem icon={UnfoldHorizontal} onSelect={() => actions.widen(column, 1)}>
				Wider
			</MenuItem>
			<MenuItem icon={FoldHorizontal} onSelect={() => actions.widen(column, -1)}>
				Narrower
			</MenuItem>
			<MenuItem icon={EyeOff} onSelect={act(() => actions.setShown(column, false))}>
				Hide column
			</MenuItem>
		</MenuList>
	);
}
