import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	countRows,
	readAllRows,
	readLatest,
	readRows,
} from "#app/features/data-grid/grid-data.server.ts";
import { selectRows } from "#app/features/data-grid/model/in-memory.ts";
import { PAGE_SIZE, type Row, type TableSpec } from "#app/features/data-grid/model/table.ts";
import { defaultView, type View } from "#app/features/data-grid/model/view.ts";
import { parseView } from "#app/features/data-grid/model/view-address.ts";
import { contactSubmissionsTable } from "#app/features/data-grid/tables/contact-submissions.ts";
import { keepAliveTable } from "#app/features/data-grid/tables/keep-alive.ts";
import type { StaffAccess } from "#app/lib/staff-context.ts";
import { arbitraryView, searchable } from "../fixtures/arbitrary-view.ts";
import { startTestBackend, type TestBackend } from "../fixtures/backend.ts";
import { must } from "./samples.ts";

let backend: TestBackend;
let access: StaffAccess;
const stored = new Map<TableSpec, Row[]>();

const tricky = [
	'comma, (parentheses) and "quotes"',
	"100% sure_thing",
	"back\\slash * star",
	"Éclair ẞ İstanbul ΣΑΣ",
	"日本 😀 {a} [b]",
	"null",
	"1e5",
	" leading and trailing ",
	"it's; drop table -- &=?#",
];

beforeAll(async () => {
	backend = await startTestBackend();
	// What the server's own client is made from; read at its first use.
	process.env.SUPABASE_URL = backend.url;
	process.env.SUPABASE_PUBLISHABLE_KEY = backend.secrets.publishableKey;
	process.env.SUPABASE_SECRET_KEY = backend.secrets.secretKey;
	const staff = await backend.signedIn("staff");
	access = { kind: "staff", user: { id: staff.userId, email: staff.email }, client: staff.client };

	const submissions = Array.from({ length: 40 }, (_, index) => ({
		id: randomUUID(),
		name: tricky[index % tricky.length] ?? "",
		email: `p${index}@example.org`,
		company: index % 4 === 0 ? null : (tricky[(index * 5) % tricky.length] ?? ""),
		subject: index % 2 === 0 ? "AI Governance" : "General Inquiry",
		message: `${tricky[(index * 7) % tricky.length]}\n${"x".repeat(index * 9)}`,
		created_at: new Date(Date.UTC(2026, index % 3, 1 + (index % 9))).toISOString(),
	}));
	await must(backend.admin.from("contact_submissions").insert(submissions));
	const beats = Array.from({ length: 9 }, (_, index) => ({
		created_at: new Date(Date.UTC(2026, 0, 28 + index, 6)).toISOString(),
		keep_alive: index % 3 === 0 ? null : (tricky[index] ?? ""),
	}));
	await must(backend.admin.from("keep_alive").insert(beats));
	for (const table of [contactSubmissionsTable, keepAliveTable]) {
		stored.set(table, await allOf(table, defaultView(table)));
	}
});

afterAll(() => backend.close());

async function allOf(table: TableSpec, view: View): Promise<Row[]> {
	const rows: Row[] = [];
	for await (const page of readAllRows(access, table, view)) rows.push(...page);
	return rows;
}

const keys = (table: TableSpec, rows: readonly Row[]) => rows.map((row) => row[table.key]);

describe.each([contactSubmissionsTable, keepAliveTable])("$title", (table) => {
	test("the database gives the rows that filtering in memory gives, in the same order", async () => {
		await fc.assert(
			fc.asyncProperty(viewsOf(table), async (view) => {
				const expected = selectRows(table, view, stored.get(table) ?? []);
				const from = (view.page - 1) * PAGE_SIZE;
				expect(keys(table, await readRows(access, table, view))).toEqual(
					keys(table, expected.slice(from, from + PAGE_SIZE)),
				);
				expect(await countRows(access, table, view)).toBe(expected.length);
			}),
			{ numRuns: 40 },
		);
	});
});

/** Half of them with a search alone, which meets more rows than one with filters. */
function viewsOf(table: TableSpec): fc.Arbitrary<View> {
	const text = pieceOf(table);
	const any = fc.tuple(arbitraryView(table, text), fc.integer({ min: 1, max: 2 }));
	return fc.oneof(
		any.map(([view, page]) => ({ ...view, page })),
		text.map((search) => ({ ...defaultView(table), search })),
	);
}

/** Mostly something that is there, or that would be if one of its signs were a wildcard. */
function pieceOf(table: TableSpec): fc.Arbitrary<string> {
	const texts = table === keepAliveTable ? ["2026-01", "3"] : ["p1", "2026-02", "general"];
	const piece = fc
		.tuple(fc.constantFrom(...tricky, ...texts), fc.nat(40), fc.integer({ min: 1, max: 9 }))
		.map(([text, start, length]) => {
			const signs = Array.from(text);
			const from = start % signs.length;
			return signs.slice(from, from + length);
		});
	const wildcard = fc.tuple(piece, fc.nat(9), fc.constantFrom("%", "_", "*", ".", "?", "\\"));
	return fc.oneof(
		searchable,
		piece.map((signs) => signs.join("")),
		wildcard.map(([signs, at, sign]) => signs.with(at % signs.length, sign).join("")),
		fc.constantFrom("%", "_", "*", "\\", "(", ")", ",", '"', "'"),
	);
}

test("an export reads on where a page ended, in any order", async () => {
	const table = contactSubmissionsTable;
	const rows = stored.get(table) ?? [];
	for (const sort of ["company", "-company", "subject,-company", "-message,name", "-created_at"]) {
		const view = parseView(table, new URLSearchParams({ sort }));
		const inSteps: Row[] = [];
		for await (const page of readAllRows(access, table, view, 7)) {
			expect(page.length).toBeLessThanOrEqual(7);
			inSteps.push(...page);
		}
		expect(keys(table, inSteps)).toEqual(keys(table, selectRows(table, view, rows)));
	}
});

test("deep pages of any sort have the rows they should have", async () => {
	const table = contactSubmissionsTable;
	const more = Array.from({ length: 2100 }, (_, index) => ({
		id: randomUUID(),
		name: `Deep ${index % 50}`,
		email: `deep${index}@example.org`,
		company: index % 3 === 0 ? null : `Firm ${index % 7}`,
		subject: index % 2 === 0 ? "AI Governance" : "AI Adoption",
		message: `Message ${index % 11}`,
		created_at: new Date(Date.UTC(2025, 0, 1, index % 100)).toISOString(),
	}));
	await must(backend.admin.from("contact_submissions").insert(more));
	const rows = await allOf(table, defaultView(table));
	for (const sort of ["", "company", "subject,-name", "-company,message,-created_at"]) {
		const all = selectRows(table, parseView(table, new URLSearchParams({ sort })), rows);
		for (const page of [1, 42, 60, 85, 86, 87]) {
			const view = parseView(table, new URLSearchParams({ sort, page: String(page) }));
			const expected = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
			expect(keys(table, await readRows(access, table, view))).toEqual(keys(table, expected));
		}
	}
	const added = more.map(({ id }) => id);
	for (let from = 0; from < added.length; from += 100) {
		const ids = added.slice(from, from + 100);
		await must(backend.admin.from("contact_submissions").delete().in("id", ids));
	}
});

test("a page far behind the end is empty", async () => {
	const table = contactSubmissionsTable;
	for (const sort of ["", "subject,-name"]) {
		const view = parseView(table, new URLSearchParams({ sort, page: "5000" }));
		expect(await readRows(access, table, view)).toEqual([]);
	}
});

test("the keep-alive table knows its last beat", async () => {
	expect(Date.parse((await readLatest(access, keepAliveTable)) ?? "")).toBe(
		Date.UTC(2026, 0, 36, 6),
	);
	expect(await readLatest(access, contactSubmissionsTable)).toBeNull();
});

test("a signed-in outsider finds nothing, not even by searching", async () => {
	const { client, userId, email } = await backend.signedIn("outsider");
	const outsider: StaffAccess = { kind: "staff", user: { id: userId, email }, client };
	const table = contactSubmissionsTable;
	expect(await readRows(outsider, table, defaultView(table))).toEqual([]);
	const search = { ...defaultView(table), search: "p1" };
	await expect(readRows(outsider, table, search)).rejects.toThrow("Only staff may search here.");
	await expect(countRows(outsider, table, search)).rejects.toThrow("Only staff may search here.");
	await expect(readAllRows(outsider, table, search).next()).rejects.toThrow(
		"Only staff may search here.",
	);
});
