import { Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { CellContent } from "./cell-content.tsx";
import { copyText } from "./copy-text.ts";
import { plainText } from "./model/cell-text.ts";
import type { Row, TableSpec } from "./model/table.ts";

type Props = { table: TableSpec; row: Row; number: number; onClose: () => void };

/** The whole record, with every field to copy. The browser's own dialog: it needs no styles that the policy refuses. */
export function RowDetail({ table, row, number, onClose }: Props) {
	const ref = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		ref.current?.showModal();
	}, []);
	return (
		<dialog
			ref={ref}
			aria-labelledby="record-title"
			className="m-auto max-h-[85svh] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border bg-surface p-6 text-ink shadow-raised backdrop:bg-overlay"
			onClose={onClose}
			onKeyDown={(event) => event.stopPropagation()}
		>
			<h2 id="record-title" className="font-semibold text-xl">
				{table.title}, record {number}
			</h2>
			<dl className="mt-4 divide-y border-y">
				{[...table.columns, ...table.details].map((column) => (
					<div key={column.id} className="grid gap-x-4 py-2 sm:grid-cols-[10rem_1fr_auto]">
						<dt className="text-muted">{column.label}</dt>
						<dd className="whitespace-pre-wrap break-words">
							<CellContent column={column} value={row[column.id]} />
						</dd>
						<dd>
							<Button
								variant="ghost"
								size="icon-sm"
								aria-label={`Copy ${column.label}`}
								onClick={() => copyText(column.label, plainText(column.kind, row[column.id]))}
							>
								<Copy aria-hidden="true" />
							</Button>
						</dd>
					</div>
				))}
			</dl>
			<div className="mt-6 flex justify-end">
				<Button variant="outline" size="sm" onClick={() => ref.current?.close()}>
					Close
				</Button>
			</div>
		</dialog>
	);
}
