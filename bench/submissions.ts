import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { freshDataDir, removeTemporaryFolder, startTestBackend } from "#tests/fixtures/backend.ts";
import { databaseOf, startSite } from "#tests/fixtures/site.ts";
import { median, ratio, round, type Section } from "./table.ts";

const ROUNDS = 7;
const SECONDS = 2;
const CALLERS = 8;

type Way = {
	name: string;
	store: (index: number) => Promise<boolean>;
	/** After a round: nothing that one way left to do may slow down the next one. */
	settle?: () => PromiseLike<unknown>;
	close: () => Promise<void>;
};

/** Messages stored durably through the form's function, beside bare inserts into the same kind of database. */
export async function benchSubmissions(): Promise<Section> {
	const ways = [await rawInserts(), await apiInserts(), await contactFunction()];
	const results = new Map<Way, { rate: number; failed: number }[]>(ways.map((way) => [way, []]));
	// The first round warms up.
	for (let run = 0; run <= ROUNDS; run += 1) {
		for (const way of ways) {
			const result = await count(way.store);
			await way.settle?.();
			if (run > 0) results.get(way)?.push(result);
		}
	}
	for (const { close } of ways) await close();

	const rates = ways.map((way) => median((results.get(way) ?? []).map(({ rate }) => rate)));
	return {
		title: "Contact messages",
		note: `${CALLERS} callers, ${ROUNDS} interleaved rounds of ${SECONDS} s, medians; each way has a database of its own with the same schema, whose triggers write the mails that a message owes. SQL inserts run in the caller's process; the API is the backend's process alone; the function is the whole site with its checks and limits, every call from another address, its web process sending mails meanwhile.`,
		head: ["path", "stored/s", "of raw inserts", "refused"],
		rows: ways.map((way, index) => [
			way.name,
			round(rates[index] ?? 0),
			ratio(rates[index] ?? 0, rates[0] ?? 0),
			String((results.get(way) ?? []).reduce((sum, { failed }) => sum + failed, 0)),
		]),
	};
}

async function rawInserts(): Promise<Way> {
	const dataDir = await freshDataDir();
	const database = await PGlite.create(join(dataDir, "db"), { extensions: { pg_trgm } });
	const text =
		"insert into contact_submissions (name, email, company, subject, message) values ($1, $2, null, $3, $4)";
	return {
		name: "SQL insert without any API",
		async store() {
			const { name, email, subject, message: body } = message();
			const { affectedRows } = await database.query(text, [name, email, subject, body]);
			return affectedRows === 1;
		},
		async close() {
			await database.close();
			await removeTemporaryFolder(dataDir);
		},
	};
}

async function apiInserts(): Promise<Way> {
	const { admin, close } = await startTestBackend();
	return {
		name: "insert through the API",
		async store() {
			const row = { ...message(), company: null };
			const { error } = await admin.from("contact_submissions").insert(row);
			return error === null;
		},
		close,
	};
}

async function contactFunction(): Promise<Way> {
	const site = await startSite();
	const { service } = await databaseOf(site);
	return {
		name: "the contact function",
		async store(index) {
			const response = await fetch(`${site.url}/functions/v1/handle-contact-form`, {
				method: "POST",
				headers: { "content-type": "application/json", "x-forwarded-for": address(index) },
				body: JSON.stringify(message()),
			});
			await response.arrayBuffer();
			return response.ok;
		},
		settle: () => service.from("deliveries").delete().eq("status", "pending"),
		close: () => site.remove(),
	};
}

let index = 0;

async function count(store: Way["store"]) {
	let stored = 0;
	let failed = 0;
	const startedAt = performance.now();
	const end = startedAt + SECONDS * 1000;
	await Promise.all(
		Array.from({ length: CALLERS }, async () => {
			while (performance.now() < end) {
				index += 1;
				if (await store(index)) stored += 1;
				else failed += 1;
			}
		}),
	);
	return { rate: stored / ((performance.now() - startedAt) / 1000), failed };
}

const address = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

const message = () => ({
	name: "Bench Caller",
	email: `${randomUUID()}@example.org`,
	company: "",
	subject: "General Inquiry",
	message: "How many of these can be stored in a second?",
});
