import { Columns3 } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import {
	DropdownMenu,
	DropdownMenuCheckboxItem,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "#app/components/ui/dropdown-menu.tsx";
import type { GridActions } from "./grid-actions.ts";
import { findColumn, ROW_NUMBER, type TableSpec } from "./model/table.ts";
import type { View } from "./model/view.ts";

type Props = { table: TableSpec; view: View; actions: GridActions };

export function ColumnsMenu({ table, view, actions }: Props) {
	const columns = view.order.flatMap((id) => findColumn(table, id) ?? []);
	return (
		<DropdownMenu modal={false}>
			<DropdownMenuTrigger asChild>
				<Button variant="outline" size="sm" className="md:h-9">
					<Columns3 aria-hidden="true" />
					Columns
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent align="end">
				{columns.map((column) => {
					const isShown = !view.hidden.includes(column.id);
					const isLast = isShown && view.hidden.length === columns.length - 1;
					return (
						<DropdownMenuCheckboxItem
							key={column.id}
							checked={isShown}
							disabled={isLast}
							onSelect={(event) => event.preventDefault()}
							onCheckedChange={(isChecked) => actions.setShown(column, isChecked)}
						>
							{column.id === ROW_NUMBER ? "Row number" : column.id}
						</DropdownMenuCheckboxItem>
					);
				})}
				<DropdownMenuSeparator />
				<DropdownMenuItem disabled={view.hidden.length === 0} onSelect={actions.showAll}>
					Show all
				</DropdownMenuItem>
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
