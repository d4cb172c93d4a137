import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { databaseOf, startSite } from "#tests/fixtures/site.ts";
import { ratio, round, type Section } from "./table.ts";

const SECONDS = 8;
const CALLERS = 8;

/** Messages stored durably through the form's function, beside bare inserts into the same database. */
export async function benchSubmissions(): Promise<Section> {
	const site = await startSite();
	const { service } = await databaseOf(site);
	const api = await count(async () => {
		const { error } = await service
			.from("contact_submissions")
			.insert({ ...message(), company: null });
		return error === null;
	});
	const whole = await count(async (index) => {
		const response = await fetch(`${site.url}/functions/v1/handle-contact-form`, {
			method: "POST",
			headers: { "content-type": "application/json", "x-forwarded-for": address(index) },
			body: JSON.stringify(message()),
		});
		await response.arrayBuffer();
		return response.ok;
	});
	await site.stop();
	const raw = await countRawInserts(join(site.dataDir, "db"));
	await site.remove();
	const row = (name: string, result: { rate: number; failed: number }) => [
		name,
		round(result.rate),
		ratio(result.rate, raw.rate),
		String(result.failed),
	];
	return {
		title: "Contact messages",
		note: `${CALLERS} callers for ${SECONDS} s, every call from another address. Stored with the mails it owes, and the mails tried at once.`,
		head: ["path", "stored/s", "of raw inserts", "refused"],
		rows: [
			row("SQL insert without any API", raw),
			row("insert through the API", api),
			row("the contact function", whole),
		],
	};
}

/** The site is stopped: its database is opened in this process. */
async function countRawInserts(folder: string) {
	const database = await PGlite.create(folder, { extensions: { pg_trgm } });
	const text =
		"insert into contact_submissions (name, email, company, subject, message) values ($1, $2, null, $3, $4)";
	const result = await count(async () => {
		const { name, email, subject, message: body } = message();
		const { affectedRows } = await database.query(text, [name, email, subject, body]);
		return affectedRows === 1;
	});
	await database.close();
	return result;
}

async function count(call: (index: number) => Promise<boolean>) {
	let stored = 0;
	let failed = 0;
	let index = 0;
	const startedAt = performance.now();
	const end = startedAt + SECONDS * 1000;
	await Promise.all(
		Array.from({ length: CALLERS }, async () => {
			while (performance.now() < end) {
				index += 1;
				if (await call(index)) stored += 1;
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
