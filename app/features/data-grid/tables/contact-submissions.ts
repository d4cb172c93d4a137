import type { TableSpec } from "../model/table.ts";

export const contactSubmissionsTable: TableSpec = {
	id: "contact-submissions",
	from: "contact_submissions",
	title: "Contact Submissions",
	refreshNotice: "Fetching the latest contact submissions",
	columns: [
		{ id: "name", label: "Name", kind: "text", width: 180 },
		{ id: "email", label: "Email", kind: "text", width: 220 },
		{ id: "company", label: "Company", kind: "text", width: 170 },
		{ id: "subject", label: "Subject", kind: "text", width: 150 },
		{
			id: "message",
			label: "Message",
			kind: "text",
			width: 300,
			sortColumn: "message_start",
		},
		{ id: "created_at", label: "Created at", kind: "date", width: 210 },
	],
	details: [
		{ id: "id", label: "ID", kind: "text", width: 0 },
		{ id: "status", label: "Status", kind: "text", width: 0 },
		{ id: "quarantine_reasons", label: "Quarantine reasons", kind: "text", width: 0 },
	],
	key: "id",
	searchColumn: "search_text",
	searchedColumns: ["name", "email", "company", "subject", "message", "created_at"],
	defaultSort: { column: "created_at", isDescending: true },
};
