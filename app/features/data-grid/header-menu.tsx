import {
	ArrowDown,
	ArrowDownUp,
	ArrowLeft,
	ArrowLeftToLine,
	ArrowRight,
	ArrowRightToLine,
	ArrowUp,
	EllipsisVertical,
	EyeOff,
	FoldHorizontal,
	PinOff,
	UnfoldHorizontal,
} from "lucide-react";
import { Popover } from "radix-ui";
import { useRef } from "react";
import { ColumnFilter } from "./column-filter.tsx";
import type { GridActions } from "./grid-actions.ts";
import { MenuItem, MenuList } from "./menu-list.tsx";
import { type Column, isStored } from "./model/table.ts";
import { sideOf, type View } from "./model/view.ts";

type Props = {
	view: View;
	column: Column;
	actions: GridActions;
	hasSort: boolean;
	isMenuOpen: boolean;
	onMenuChange: (isOpen: boolean) => void;
	onMenuClosed: (column: string) => void;
};

/** Everything a column can do, for those who neither drag nor know the keys. */
export function HeaderMenu(props: Props) {
	const { view, column, actions, hasSort, isMenuOpen, onMenuChange } = props;
	const contentRef = useRef<HTMLDivElement>(null);
	const side = sideOf(view, column.id);
	const name = column.label === "#" ? "Row number" : column.label;
	const isOthersSorted = view.sort.some((sort) => sort.column !== column.id);
	const act = (action: () => void) => () => {
		onMenuChange(false);
		action();
	};

	return (
		<Popover.Root open={isMenuOpen} onOpenChange={onMenuChange}>
			<Popover.Trigger
				tabIndex={-1}
				aria-label={`${name} column menu`}
				className="grid size-7 shrink-0 place-items-center rounded-sm hover:bg-surface pointer-coarse:size-9"
				onPointerDown={(event) => event.stopPropagation()}
			>
				<EllipsisVertical aria-hidden="true" className="size-4" />
			</Popover.Trigger>
			<Popover.Portal>
				<Popover.Content
					ref={contentRef}
					align="end"
					collisionPadding={8}
					aria-label={`${name} column`}
					className="z-50 max-h-(--radix-popover-content-available-height) w-60 overflow-y-auto rounded-lg border bg-surface p-1 text-ink shadow-raised"
					onPointerDown={(event) => event.stopPropagation()}
					onKeyDown={(event) => event.stopPropagation()}
					onOpenAutoFocus={(event) => {
						event.preventDefault();
						contentRef.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
					}}
					onCloseAutoFocus={(event) => {
						event.preventDefault();
						props.onMenuClosed(column.id);
					}}
				>
					{isStored(column) ? (
						<ColumnFilter
							view={view}
							column={column}
							actions={actions}
							onDone={() => onMenuChange(false)}
						/>
					) : null}
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
										<MenuItem
											icon={ArrowUp}
											onSelect={act(() => actions.sort(column, false, true))}
										>
											Then sort ascending
										</MenuItem>
										<MenuItem
											icon={ArrowDown}
											onSelect={act(() => actions.sort(column, true, true))}
										>
											Then sort descending
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
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}
