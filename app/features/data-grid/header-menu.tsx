import { EllipsisVertical } from "lucide-react";
import { Popover } from "radix-ui";
import { useRef } from "react";
import { ColumnFilter } from "./column-filter.tsx";
import type { GridActions } from "./grid-actions.ts";
import { HeaderMenuItems } from "./header-menu-items.tsx";
import { type Column, isStored } from "./model/table.ts";
import type { View } from "./model/view.ts";

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
	const name = column.label === "#" ? "Row number" : column.label;

	return (
		<Popover.Root open={isMenuOpen} onOpenChange={onMenuChange}>
			<Popover.Trigger
				tabIndex={-1}
				aria-label={`${name} column menu`}
				className="grid size-7 shrink-0 place-items-center rounded-sm hover:bg-surface pointer-coarse:size-11"
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
					<HeaderMenuItems
						name={name}
						view={view}
						column={column}
						actions={actions}
						hasSort={hasSort}
						onDone={() => onMenuChange(false)}
					/>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}
