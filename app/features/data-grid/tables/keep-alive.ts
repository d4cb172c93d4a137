import type { TableSpec } from "../model/table.ts";

export const keepAliveTable: TableSpec = {
	id: "keep-alive",
	from: "keep_alive",
	title: "Keep Alive Table",
	refreshNotice: "Fetching the latest data from keep_alive table",
	columns: [
		{ id: "id", label: "ID", kind: "number", width: 130 },
		{ id: "created_at", label: "Created at", kind: "date", width: 260 },
		{ id: "keep_alive", label: "Keep alive", kind: "text", width: 320 },
	],
	details: [],
	key: "id",
	searchColumn: "search_text",
	searchedColumns: ["id", "keep_alive", "created_at"],
	defaultSort: { column: "id", isDescending: false },
	latest: { column: "created_at", label: "Last beat", whenEmpty: "No beat yet" },
	isFailureLogged: true,
};
