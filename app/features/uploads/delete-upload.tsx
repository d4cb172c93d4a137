import { useId, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { UploadRow } from "./upload-row.ts";

/** Asks first: there is no way back for a deleted file. The browser's own dialog needs no styles of a script. */
export function DeleteUpload({ row }: { row: UploadRow }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	const close = () => dialog.current?.close();
	return (
		<>
			<Button
				size="sm"
				variant="outline"
				aria-haspopup="dialog"
				aria-label={`Delete ${row.original_name}`}
				onClick={() => dialog.current?.showModal()}
			>
				Delete
			</Button>
			<dialog
				ref={dialog}
				aria-labelledby={titleId}
				className="m-auto w-[min(32rem,calc(100vw-2rem))] whitespace-normal rounded-lg border bg-surface p-6 text-ink shadow-raised backdrop:bg-overlay"
			>
				<h2 id={titleId} className="font-semibold text-xl">
					Delete this file?
				</h2>
				<p className="mt-2 break-words text-muted">
					{row.original_name} will be removed from storage. This cannot be undone.
				</p>
				<Form method="post" preventScrollReset onSubmit={close}>
					<input type="hidden" name="id" value={row.id} />
					<div className="mt-6 flex flex-wrap justify-end gap-3">
						<Button variant="outline" onClick={close}>
							Keep it
						</Button>
						<Button type="submit" variant="danger" name="intent" value="delete">
							Delete file
						</Button>
					</div>
				</Form>
			</dialog>
		</>
	);
}
