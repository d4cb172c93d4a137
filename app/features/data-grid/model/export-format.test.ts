import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keepAliveTable as table } from "../tables/keep-alive.ts";
import { recordCounter } from "./count-records.ts";
import { csvField, exportFile, formulaSafe } from "./export-format.ts";
import type { Row } from "./table.ts";

async function* pagesOf(rows: Row[], size: number) {
	for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

async function fileOf(format: "csv" | "json", rows: Row[], size = 2): Promise<string> {
	const pieces: string[] = [];
	for await (const piece of exportFile(table, format, pagesOf(rows, size))) pieces.push(piece);
	return pieces.join("");
}

const row = (note: unknown, id = 1): Row => ({
	id,
	created_at: "2026-01-02T03:04:05.678901+00:00",
	keep_alive: note,
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\nx", "＝1", "＋1", "－1", "＠A"])(
	"%j does not run as a formula",
	(text) => {
		expect(formulaSafe(text)).toBe(`'${text}`);
	},
);

test("other texts stay as they are", () => {
	expect(formulaSafe("a=1")).toBe("a=1");
	expect(formulaSafe("")).toBe("");
});

test("a CSV file has its mark, its heading and quoted fields", async () => {
	expect(await fileOf("csv", [row('say "hi", twice\nplease'), row(null, -2)])).toBe(
		'\uFEFFid,created_at,keep_alive\r\n1,2026-01-02T03:04:05.678901+00:00,"say ""hi"", twice\nplease"\r\n-2,2026-01-02T03:04:05.678901+00:00,\r\n',
	);
});

test("a JSON file is an array, also of nothing", async () => {
	const rows = [row("a", 1), row(null, 2), row("c", 3)];
	expect(JSON.parse(await fileOf("json", rows))).toEqual(rows);
	expect(JSON.parse(await fileOf("json", []))).toEqual([]);
});

test("a CSV field comes back as it was", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (text) => {
			const field = csvField(text);
			const read = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
			expect(read).toBe(text);
		}),
	);
});

describe.each(["csv", "json"] as const)("the progress of a %s file", (format) => {
	test("counts records, wherever the pieces end", async () => {
		const note = fc.oneof(fc.constantFrom('"', "\r\n", 'a,"b"\n', "é", null), fc.string());
		await fc.assert(
			fc.asyncProperty(
				fc.array(note, { minLength: 1, maxLength: 9 }),
				fc.integer({ min: 1, max: 40 }),
				async (notes, size) => {
					const bytes = new TextEncoder().encode(
						await fileOf(
							format,
							notes.map((each, id) => row(each, id)),
						),
					);
					const count = recordCounter(format);
					let records = 0;
					for (let from = 0; from < bytes.length; from += size)
						records = count(bytes.slice(from, from + size));
					expect(records).toBe(notes.length);
				},
			),
		);
	});
});
