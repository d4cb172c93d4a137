import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../fixtures/backend.ts";
import {
	sampleArticle,
	sampleDelivery,
	sampleRows,
	sampleSubmission,
	sampleUpload,
} from "./samples.ts";

/** `denied`: refused by a grant or a check. `nothing`: row-level security leaves no row to touch. */
type Outcome = "allowed" | "denied" | "nothing";
type Person = "anonymous" | "signed in, not staff" | "staff";
type Rights = { select: Outcome; insert: Outcome; update: Outcome; delete: Outcome };
type Table = keyof Awaited<ReturnType<typeof sampleRows>>;

function rights(select: Outcome, insert: Outcome, update: Outcome, del: Outcome): Rights {
	return { select, insert, update, delete: del };
}

const nothingAtAll = rights("denied", "denied", "denied", "denied");
const readOnlyForStaff: Record<Person, Rights> = {
	anonymous: nothingAtAll,
	"signed in, not staff": rights("nothing", "denied", "denied", "denied"),
	staff: rights("allowed", "denied", "denied", "denied"),
};

const matrix: Record<Table, Record<Person, Rights>> = {
	contact_submissions: {
		anonymous: rights("denied", "allowed", "denied", "denied"),
		"signed in, not staff": rights("nothing", "allowed", "nothing", "nothing"),
		staff: rights("allowed", "allowed", "allowed", "allowed"),
	},
	articles: {
		anonymous: rights("allowed", "denied", "denied", "denied"),
		"signed in, not staff": rights("allowed", "denied", "nothing", "nothing"),
		staff: rights("allowed", "allowed", "allowed", "allowed"),
	},
	article_redirects: {
		anonymous: rights("allowed", "denied", "denied", "denied"),
		"signed in, not staff": rights("allowed", "denied", "denied", "nothing"),
		staff: rights("allowed", "denied", "denied", "allowed"),
	},
	uploads: {
		anonymous: nothingAtAll,
		"signed in, not staff": rights("nothing", "denied", "denied", "nothing"),
		staff: rights("allowed", "denied", "denied", "allowed"),
	},
	deliveries: {
		anonymous: nothingAtAll,
		"signed in, not staff": rights("nothing", "denied", "nothing", "denied"),
		staff: rights("allowed", "denied", "allowed", "denied"),
	},
	delivery_attempts: readOnlyForStaff,
	keep_alive: readOnlyForStaff,
	staff: readOnlyForStaff,
	site_version: readOnlyForStaff,
	seeded_articles: readOnlyForStaff,
};

const newRows: Record<Table, () => Record<string, unknown>> = {
	contact_submissions: sampleSubmission,
	articles: sampleArticle,
	article_redirects: () => ({ slug: "elsewhere", article_id: randomUUID() }),
	uploads: sampleUpload,
	deliveries: sampleDelivery,
	delivery_attempts: () => ({ delivery_id: randomUUID(), ok: true, provider: "x" }),
	keep_alive: () => ({ keep_alive: "forged" }),
	staff: () => ({ user_id: randomUUID(), email: "intruder@example.org" }),
	site_version: () => ({ only_row: true }),
	seeded_articles: () => ({ slug: "forged" }),
};

const changes: Record<Table, Record<string, unknown>> = {
	contact_submissions: { status: "read" },
	articles: { title: "Changed" },
	article_redirects: { slug: "changed" },
	uploads: { original_name: "changed" },
	deliveries: { attempts: 7 },
	delivery_attempts: { ok: false },
	keep_alive: { keep_alive: "changed" },
	staff: { email: "changed@example.org" },
	site_version: { version: 99 },
	seeded_articles: { slug: "changed" },
};

let backend: TestBackend;
/** Untyped on purpose: the tests try what the types forbid. */
let clients: Record<Person, SupabaseClient>;
let superuser: SupabaseClient;
let rows: Awaited<ReturnType<typeof sampleRows>>;

beforeAll(async () => {
	backend = await startTestBackend();
	const options = { auth: { persistSession: false, autoRefreshToken: false } };
	superuser = createClient(backend.url, backend.secrets.secretKey, options);
	async function as(role: "outsider" | "staff") {
		const { email, password } = await backend.signedIn(role);
		const client = createClient(backend.url, backend.secrets.publishableKey, options);
		await client.auth.signInWithPassword({ email, password });
		return client;
	}
	clients = {
		anonymous: createClient(backend.url, backend.secrets.publishableKey, options),
		"signed in, not staff": await as("outsider"),
		staff: await as("staff"),
	};
});

afterAll(() => backend.close());

async function stored(table: Table) {
	const { column, value } = rows[table];
	const { data, error } = await superuser.from(table).select().eq(column, value);
	expect(error).toBeNull();
	return data;
}

async function countOf(table: Table) {
	const { count } = await superuser.from(table).select("*", { count: "exact", head: true });
	return count;
}

const tables: Table[] = [
	"contact_submissions",
	"articles",
	"article_redirects",
	"uploads",
	"deliveries",
	"delivery_attempts",
	"keep_alive",
	"staff",
	"site_version",
	"seeded_articles",
];
const people: Person[] = ["anonymous", "signed in, not staff", "staff"];

test("every table of the matrix is tried", () => {
	expect([...tables].sort()).toEqual(Object.keys(matrix).sort());
});

describe.each(tables)("%s", (table) => {
	beforeAll(async () => {
		rows = await sampleRows(backend);
	});

	describe.each(people)("%s", (person) => {
		const expected = matrix[table][person];

		test(`select: ${expected.select}`, async () => {
			const { column, value } = rows[table];
			const { data, error } = await clients[person].from(table).select(column).eq(column, value);
			if (expected.select === "denied") expect(error?.code).toBe("42501");
			else expect(data).toHaveLength(expected.select === "allowed" ? 1 : 0);
		});

		test(`insert: ${expected.insert}`, async () => {
			const before = await countOf(table);
			const { error } = await clients[person].from(table).insert(newRows[table]());
			if (expected.insert === "denied") expect(error?.code).toBe("42501");
			else expect(error).toBeNull();
			expect(await countOf(table)).toBe((before ?? 0) + (expected.insert === "allowed" ? 1 : 0));
		});

		test(`update: ${expected.update}`, async () => {
			const before = await stored(table);
			const { column, value } = rows[table];
			const { error } = await clients[person].from(table).update(changes[table]).eq(column, value);
			if (expected.update === "denied") expect(error?.code).toBe("42501");
			else expect(error).toBeNull();
			const after = await stored(table);
			if (expected.update === "allowed") expect(after?.[0]).toMatchObject(changes[table]);
			else expect(after).toEqual(before);
		});

		test(`delete: ${expected.delete}`, async () => {
			const before = await stored(table);
			const { column, value } = rows[table];
			const { error } = await clients[person].from(table).delete().eq(column, value);
			if (expected.delete === "denied") expect(error?.code).toBe("42501");
			else expect(error).toBeNull();
			expect(await stored(table)).toEqual(expected.delete === "allowed" ? [] : before);
		});
	});
});
