import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
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
	const cancelRef = useRef<HTMLButtonElement>(null);
	const menuRef = useRef<HTMLButtonElement>(null);
	useEffect(() => () => running.current?.abort(), []);
	const isRunning = records !== undefined;
	// The menu's button makes way for this one, so the focus goes there too.
	useEffect(() => {
		if (isRunning) cancelRef.current?.focus();
	}, [isRunning]);

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
			const hasFocus = document.activeElement === cancelRef.current;
			flushSync(() => setRecords(undefined));
			if (hasFocus) menuRef.current?.focus();
		}
	}

	if (isRunning) {
		return (
			<div className="flex h-9 items-center gap-2 text-sm">
				<Progress
					aria-label="Export progress"
					className="w-28"
					value={records}
					max={Math.max(results, 1)}
				/>
				<Button ref={cancelRef} variant="ghost" size="sm" onClick={() => running.current?.abort()}>
					Cancel export
				</Button>
			</div>
		);
	}
	return (
		<DropdownMenu modal={false}>
			<DropdownMenuTrigger asChild>
				<Button ref={menuRef} variant="outline" size="sm" className="md:h-9">
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
