import { RefreshCw } from "lucide-react";
import { useId } from "react";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { ColumnsMenu } from "./columns-menu.tsx";
import { ExportMenu } from "./export-menu.tsx";
import type { GridActions } from "./grid-actions.ts";
import { recordsText } from "./model/footer-text.ts";
import type { TableSpec } from "./model/table.ts";
import type { View } from "./model/view.ts";
import { useDelayedText } from "./use-delayed-text.ts";

type Props = {
	table: TableSpec;
	view: View;
	actions: GridActions;
	total: number | undefined;
	results: number | undefined;
	isLoading: boolean;
	onRefresh: () => void;
};

export function Toolbar({ table, view, actions, total, results, isLoading, onRefresh }: Props) {
	const id = useId();
	const [text, setText, flush] = useDelayedText(view.search, actions.search);
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
			<div className="flex items-center gap-3">
				<h2 className="font-semibold text-xl">{table.title}</h2>
				{total === undefined ? null : <Badge>{recordsText(total)}</Badge>}
			</div>
			<form
				className="ml-auto w-full sm:w-72"
				onSubmit={(event) => {
					event.preventDefault();
					flush();
				}}
			>
				<label htmlFor={id} className="sr-only">
					Search all columns
				</label>
				<Input
					id={id}
					type="search"
					value={text}
					maxLength={200}
					autoComplete="off"
					placeholder="Search all columns..."
					className="md:h-9"
					onChange={(event) => setText(event.target.value)}
				/>
			</form>
			<div className="flex flex-wrap gap-2">
				<ColumnsMenu table={table} view={view} actions={actions} />
				<ExportMenu table={table} view={view} results={results} />
				<Button variant="outline" size="sm" className="md:h-9" onClick={onRefresh}>
					<RefreshCw
						aria-hidden="true"
						className={isLoading ? "motion-safe:animate-spin" : undefined}
					/>
					Refresh
				</Button>
			</div>
		</div>
	);
}
