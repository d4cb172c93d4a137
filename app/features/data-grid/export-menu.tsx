import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from "#app/components/ui/dropdown-menu.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { toast } from "#app/lib/toast.ts";
import { download } from "./download.ts";
import { exportAddress } from "./grid-queries.ts";
import type { ExportFormat } from "./model/export-format.ts";
import type { TableSpec } from "./model/table.ts";
import type { View } from "./model/view.ts";

type Props = { table: TableSpec; view: View; results: number | undefined };

/** All rows that the filters let through, in the order of the grid. */
export function ExportMenu({ table, view, results = 0 }: Props) {
	const [records, setRecords] = useState<number>();
	const running = useRef<AbortController>(undefined);
	useEffect(() => () => running.current?.abort(), []);

	async function start(format: ExportFormat) {
		const controller = new AbortController();
		running.current = controller;
		setRecords(0);
		try {
			await download({
				address: exportAddress(table, view, format),
				format,
				fileName: `${table.id}.${format}`,
				signal: controller.signal,
				onProgress: setRecords,
			});
			toast({ title: "Export ready", description: `${table.id}.${format}` });
		} catch (error) {
			if (controller.signal.aborted) return;
			const description = error instanceof Error ? error.message : "Unknown error";
			toast({ title: "Export failed", description, variant: "destructive" });
		} finally {
			setRecords(undefined);
		}
	}

	if (records !== undefined) {
		return (
			<div className="flex h-9 items-center gap-2 text-sm">
				<Progress
					aria-label="Export progress"
					className="w-28"
					value={records}
					max={Math.max(results, 1)}
				/>
				<Button variant="ghost" size="sm" onClick={() => running.current?.abort()}>
					Cancel export
				</Button>
			</div>
		);
	}
	return (
		<DropdownMenu modal={false}>
			<DropdownMenuTrigger asChild>
				<Button variant="outline" size="sm" className="h-9">
					<Download aria-hidden="true" />
					Export
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent align="end">
				<DropdownMenuItem onSelect={() => start("csv")}>Export CSV</DropdownMenuItem>
				<DropdownMenuItem onSelect={() => start("json")}>Export JSON</DropdownMenuItem>
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
