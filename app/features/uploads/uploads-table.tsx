import { Form } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { buttonVariants } from "#app/components/ui/button-variants.ts";
import {
	Table,
	TableBody,
	TableCaption,
	TableCell,
	TableHead,
	TableHeader,
	TableRow,
} from "#app/components/ui/table.tsx";
import { DeleteUpload } from "./delete-upload.tsx";
import { fileSize } from "./file-size.ts";
import { canRetry, notificationLook, type UploadRow } from "./upload-row.ts";

type Props = { rows: UploadRow[]; isReadOnly: boolean };

export function UploadsTable({ rows, isReadOnly }: Props) {
	return (
		<Table label="Uploaded files">
			<TableCaption>Files that visitors uploaded, newest first.</TableCaption>
			<TableHeader>
				<TableRow>
					<TableHead>Name</TableHead>
					<TableHead>Type</TableHead>
					<TableHead className="text-right">Size</TableHead>
					<TableHead>SHA-256</TableHead>
					<TableHead>Uploaded</TableHead>
					<TableHead>Notification</TableHead>
					<TableHead>
						<span className="sr-only">Actions</span>
					</TableHead>
				</TableRow>
			</TableHeader>
			<TableBody>
				{rows.map((row) => (
					<UploadsTableRow key={row.id} row={row} isReadOnly={isReadOnly} />
				))}
			</TableBody>
		</Table>
	);
}

function UploadsTableRow({ row, isReadOnly }: { row: UploadRow; isReadOnly: boolean }) {
	const look = notificationLook(row.notification);
	const time = new Date(row.created_at).toISOString();
	return (
		<TableRow>
			<TableCell id={`file-${row.id}`} className="min-w-44 max-w-72">
				{isReadOnly ? (
					<span className="break-words">{row.original_name}</span>
				) : (
					<a href={`/admin/uploads/${row.id}`} className="link break-words" download>
						{row.original_name}
					</a>
				)}
				<span className="block break-all text-muted text-sm">{row.name}</span>
			</TableCell>
			<TableCell className="max-w-44 break-words">{row.mime_type}</TableCell>
			<TableCell className="whitespace-nowrap text-right">{fileSize(row.size_bytes)}</TableCell>
			<TableCell>
				<code className="block w-36 break-all text-xs">{row.sha256}</code>
			</TableCell>
			<TableCell className="whitespace-nowrap">
				<time dateTime={time}>{time.slice(0, 19).replace("T", " ")} UTC</time>
			</TableCell>
			<TableCell className="max-w-52">
				<Badge variant={look.variant}>{look.label}</Badge>
				{row.notification?.last_error ? (
					<span className="mt-1 block text-muted text-sm">{row.notification.last_error}</span>
				) : null}
			</TableCell>
			<TableCell className="whitespace-nowrap">
				{isReadOnly ? null : (
					<div className="flex justify-end gap-2">
						<a
							href={`/admin/uploads/${row.id}`}
							className={buttonVariants({ size: "sm", variant: "outline" })}
							aria-describedby={`file-${row.id}`}
							download
						>
							Download
						</a>
						{canRetry(row.notification) ? <RetryNotification row={row} /> : null}
						<DeleteUpload row={row} />
					</div>
				)}
			</TableCell>
		</TableRow>
	);
}

function RetryNotification({ row }: { row: UploadRow }) {
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="id" value={row.id} />
			<Button
				type="submit"
				size="sm"
				variant="outline"
				name="intent"
				value="retry"
				aria-label={`Notify again about ${row.original_name}`}
			>
				Notify again
			</Button>
		</Form>
	);
}
