import { useState } from "react";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import {
	Dialog,
	DialogClose,
	DialogContent,
	DialogDescription,
	DialogFooter,
	DialogTitle,
	DialogTrigger,
} from "#app/components/ui/dialog.tsx";
import type { UploadRow } from "./upload-row.ts";

/** Asks first: there is no way back for a deleted file. */
export function DeleteUpload({ row }: { row: UploadRow }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<Dialog open={isOpen} onOpenChange={setIsOpen}>
			<DialogTrigger asChild>
				<Button size="sm" variant="outline" aria-label={`Delete ${row.original_name}`}>
					Delete
				</Button>
			</DialogTrigger>
			<DialogContent>
				<DialogTitle>Delete this file?</DialogTitle>
				<DialogDescription className="break-words">
					{row.original_name} will be removed from storage. This cannot be undone.
				</DialogDescription>
				<Form method="post" preventScrollReset onSubmit={() => setIsOpen(false)}>
					<input type="hidden" name="id" value={row.id} />
					<DialogFooter>
						<DialogClose asChild>
							<Button variant="outline">Keep it</Button>
						</DialogClose>
						<Button type="submit" variant="danger" name="intent" value="delete">
							Delete file
						</Button>
					</DialogFooter>
				</Form>
			</DialogContent>
		</Dialog>
	);
}
