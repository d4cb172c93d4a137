import { Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import {
	Table,
	TableBody,
	TableCaption,
	TableCell,
	TableHead,
	TableHeader,
	TableRow,
} from "#app/components/ui/table.tsx";
import { cn } from "#app/lib/cn.ts";
import { companyOrDash, submittedAgo } from "./display.ts";
import type { SubmissionRow } from "./list.server.ts";
import { STATUS_LOOK } from "./status.ts";

const COLUMNS = ["Name", "Email", "Company", "Subject", "Message Preview", "Submitted"];

export function SubmissionsTable({ rows, now }: { rows: SubmissionRow[]; now: string }) {
	return (
		<Table label="Contact form submissions">
			<TableCaption>A list of contact form submissions.</TableCaption>
			<TableHeader>
				<TableRow>
					{COLUMNS.map((column) => (
						<TableHead key={column}>{column}</TableHead>
					))}
				</TableRow>
			</TableHeader>
			<TableBody>
				{rows.map((row) => (
					<SubmissionLine key={row.id} row={row} now={now} />
				))}
			</TableBody>
		</Table>
	);
}

function SubmissionLine({ row, now }: { row: SubmissionRow; now: string }) {
	const look = STATUS_LOOK[row.status];
	return (
		<TableRow className={cn(row.status === "new" && "font-semibold")}>
			<TableCell id={`name-${row.id}`} className="max-md:min-w-36">
				{row.name}
			</TableCell>
			<TableCell className="wrap-anywhere min-w-56">{row.email}</TableCell>
			<TableCell className="max-md:min-w-40">{companyOrDash(row.company)}</TableCell>
			<TableCell>{row.subject}</TableCell>
			<TableCell className="min-w-48 break-words">{row.preview}</TableCell>
			<TableCell className="min-w-36">
				<time dateTime={row.created_at ?? undefined} title={row.created_at ?? undefined}>
					{submittedAgo(row.created_at, now)}
				</time>
				<span className="mt-1 flex items-center gap-2">
					{row.status === "read" ? null : <Badge variant={look.variant}>{look.label}</Badge>}
					<Link
						className="link -mx-2 -my-2.5 px-2 py-2.5"
						to={`/admin/contact-submissions/${row.id}`}
						aria-describedby={`name-${row.id}`}
					>
						Open
					</Link>
				</span>
			</TableCell>
		</TableRow>
	);
}
