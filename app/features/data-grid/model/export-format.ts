import { plainText } from "./cell-text.ts";
import type { Column, Row, TableSpec } from "./table.ts";

export type ExportFormat = "csv" | "json";

/** Spreadsheets run text that starts with one of these as a formula; some read the wide forms of Asian keyboards alike. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

const BYTE_ORDER_MARK = "\uFEFF";

export function exportColumns(table: TableSpec): Column[] {
	return [...table.details, ...table.columns];
}

export const contentTypes: Record<ExportFormat, string> = {
	csv: "text/csv; charset=utf-8",
	json: "application/json; charset=utf-8",
};

/** The file in pieces, one for each page of rows. JSON has one record on a line, CSV ends lines as RFC 4180 says. */
export async function* exportFile(
	table: TableSpec,
	format: ExportFormat,
	pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
	const columns = exportColumns(table);
	if (format === "csv") {
		yield BYTE_ORDER_MARK + csvLine(columns.map(({ id }) => id));
		for await (const rows of pages) {
			yield rows.map((row) => csvLine(columns.map((column) => csvValue(column, row)))).join("");
		}
		return;
	}
	let separator = "[\n";
	for await (const rows of pages) {
		const records = rows.map((row) => JSON.stringify(pick(columns, row)));
		yield separator + records.join(",\n");
		separator = ",\n";
	}
	yield separator === "[\n" ? "[\n]" : "\n]";
}

function pick(columns: readonly Column[], row: Row): Row {
	return Object.fromEntries(columns.map(({ id }) => [id, row[id] ?? null]));
}

function csvValue(column: Column, row: Row): string {
	const value = row[column.id];
	// Times as they are stored, to the last digit; a negative number is a number.
	if (column.kind === "date") return String(value ?? "");
	if (column.kind === "number") return plainText("number", value);
	return formulaSafe(plainText(column.kind, value));
}

export function formulaSafe(text: string): string {
	return FORMULA.test(text) ? `'${text}` : text;
}

function csvLine(values: readonly string[]): string {
	return `${values.map(csvField).join(",")}\r\n`;
}

export function csvField(value: string): string {
	return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
