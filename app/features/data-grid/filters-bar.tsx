import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { GridActions } from "./grid-actions.ts";
import type { TableSpec } from "./model/table.ts";
import { isFiltered, type View } from "./model/view.ts";

type Props = { table: TableSpec; view: View; actions: GridActions };

/** What narrows the rows down, each with a way to take it off. */
export function FiltersBar({ table, view, actions }: Props) {
	if (!isFiltered(view)) return null;
	const removing = (remove: () => void) => (event: MouseEvent<HTMLElement>) => {
		// By keyboard: the button goes away, and the focus would go with it.
		const section = event.currentTarget.closest("section")?.parentElement;
		if (event.detail === 0) section?.querySelector<HTMLElement>("[type=search]")?.focus();
		remove();
	};
	return (
		<section aria-label="Active filters" className="flex flex-wrap items-center gap-2 text-sm">
			<span className="text-muted">Active filters:</span>
			{view.search === "" ? null : (
				<ActiveFilter
					name="Global"
					text={view.search}
					onRemove={removing(() => actions.search(""))}
				/>
			)}
			{table.columns.map((column) => {
				const text = view.filters[column.id];
				if (text === undefined) return null;
				return (
					<ActiveFilter
						key={column.id}
						name={column.label}
						text={text}
						onRemove={removing(() => actions.filter(column, ""))}
					/>
				);
			})}
			<Button variant="link" size="sm" onClick={removing(actions.clearFilters)}>
				Clear all
			</Button>
		</section>
	);
}

function ActiveFilter({
	name,
	text,
	onRemove,
}: {
	name: string;
	text: string;
	onRemove: (event: MouseEvent<HTMLElement>) => void;
}) {
	return (
		<span className="inline-flex items-center gap-1 rounded-sm border bg-accent-wash pl-2">
			<span className="max-w-64 truncate" title={text}>
				{name}: <span className="font-medium">{text}</span>
			</span>
			<button
				type="button"
				aria-label={`Remove filter ${name}`}
				className="grid size-7 place-items-center pointer-coarse:size-11"
				onClick={onRemove}
			>
				<X aria-hidden="true" className="size-3.5" />
			</button>
		</span>
	);
}
