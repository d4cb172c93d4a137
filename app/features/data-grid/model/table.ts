/** A record as it comes from the database. */
export type Row = Record<string, unknown>;

export type ColumnKind = "text" | "number" | "date";

export type Column = {
	/** The name in the database. */
	id: string;
	label: string;
	kind: ColumnKind;
	width: number;
	/** Long texts cannot be indexed whole: a column with their start, by which they are sorted. */
	sortColumn?: string;
};

/** Everything the grid knows about one table: a third table is one more of these. */
export type TableSpec = {
	/** In the address and in file names. */
	id: string;
	/** The name in the database. */
	from: string;
	title: string;
	/** Says what Refresh does. */
	refreshNotice: string;
	columns: readonly Column[];
	/** Fields that only the record's own view shows. */
	details: readonly Column[];
	/** The unique column that breaks ties. */
	key: string;
	/** A text column with all the words of a record in lower case, behind a trigram index. */
	searchColumn: string;
	/** What the search column holds, for searching without a database. */
	searchedColumns: readonly string[];
	defaultSort: Sort;
	/** The newest record's time, said above the grid. */
	latest?: { column: string; label: string; whenEmpty: string };
	isFailureLogged?: boolean;
};

export type Sort = { column: string; isDescending: boolean };

/** The row number's column: counted, not stored. */
export const ROW_NUMBER = "row";

export const rowNumberColumn: Column = {
	id: ROW_NUMBER,
	label: "#",
	kind: "number",
	width: 88,
};

export const PAGE_SIZE = 25;
/** So many characters of a long text count when it is sorted. */
export const SORTED_LENGTH = 100;
export const NARROWEST = 60;
export const WIDEST = 900;

/** All columns of the grid, the row number first. */
export function gridColumns(table: TableSpec): readonly Column[] {
	return [rowNumberColumn, ...table.columns];
}

export function findColumn(table: TableSpec, id: string): Column | undefined {
	return gridColumns(table).find((column) => column.id === id);
}

/** Sortable and filterable: stored in the database. */
export function isStored(column: Column): boolean {
	return column.id !== ROW_NUMBER;
}
