import { createClient } from "@supabase/supabase-js";
import { afterEach, expect, test } from "vitest";
import {
	type Answered,
	bookkeeping,
	killTree,
	newMessage,
	send,
	sendSteadily,
} from "#tests/fixtures/contact-load.ts";
import { type Resend, startResend } from "#tests/fixtures/resend.ts";
import { databaseOf, type Site, startSite } from "#tests/fixtures/site.ts";

let resend: Resend;
let site: Site;

afterEach(async () => {
	await site.remove();
	await resend.close();
});

async function open() {
	resend = await startResend();
	const env = { RESEND_API_KEY: "re_test", RESEND_API_URL: resend.url };
	site = await startSite({ env });
	return env;
}

async function untilAllSent() {
	await expect
		.poll(async () => (await bookkeeping(site, resend)).unsent, {
			timeout: 300_000,
			interval: 2000,
		})
		.toBe(0);
}

test("the e-mail service is down for all of 200 messages, then up: 400 mails, none twice", async () => {
	await open();
	resend.become({ kind: "fails", status: 503 });
	const answers: Answered[] = [];
	for (let round = 0; round < 20; round += 1) {
		const batch = Array.from({ length: 10 }, () => send(site.url, newMessage()));
		answers.push(...(await Promise.all(batch)));
	}
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	expect(resend.messages()).toEqual([]);
	resend.become({ kind: "works" });
	await untilAllSent();
	const books = await bookkeeping(site, resend);
	const everybody = answers.map(({ values }) => values.email).sort();
	expect(books.storedEmails).toEqual(everybody);
	expect(books.confirmed).toEqual(everybody);
	expect(books.notified).toEqual(everybody);
	expect(resend.messages()).toHaveLength(400);
});

test("kill -9 of everything, three times, during 20 messages a second", async () => {
	const env = await open();
	const everything: Answered[] = [];
	for (let round = 1; round <= 3; round += 1) {
		const endsAt = Date.now() + 5000;
		const pid = site.pid;
		const timer = setTimeout(() => killTree(pid), 4000);
		const answers = await sendSteadily(site.url, 20, () => Date.now() > endsAt);
		clearTimeout(timer);
		site = await startSite({ env, dataDir: site.dataDir });
		const broken = answers.filter(({ status }) => status === 0);
		const retried: Answered[] = [];
		for (const sent of broken) retried.push(await send(site.url, sent));
		expect(retried.filter(({ status }) => status !== 200)).toEqual([]);
		const acknowledged = answers.filter(({ status }) => status === 200);
		expect(acknowledged.length + broken.length).toBe(answers.length);
		everything.push(...acknowledged, ...retried);
		console.info(`round ${round}: ${acknowledged.length} acknowledged, ${broken.length} cut off`);
	}
	await untilAllSent();
	const books = await bookkeeping(site, resend);
	const everybody = everything.map(({ values }) => values.email).sort();
	expect(books.stored).toEqual(everything.map(({ id }) => id).sort());
	expect(books.confirmed).toEqual(everybody);
	expect(books.notified).toEqual(everybody);
});

test("durable messages a second for 30 seconds, beside raw inserts", async () => {
	await open();
	const { url, secretKey } = await databaseOf(site);
	const client = createClient(url, secretKey, { auth: { persistSession: false } });
	const inserted = await inParallel(16, 5000, async () => {
		const { values } = newMessage();
		const { error } = await client.from("contact_submissions").insert(values);
		return error ? 500 : 200;
	});
	const answered = await inParallel(16, 30_000, async () => {
		const { status } = await send(site.url, newMessage());
		return status;
	});
	const perSecond = (answers: number[], seconds: number) =>
		(answers.filter((status) => status === 200).length / seconds).toFixed(1);
	console.info(
		`messages/s: ${perSecond(answered, 30)}; raw inserts/s through the API: ${perSecond(inserted, 5)}`,
	);
	expect(answered.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
	const { stored } = await bookkeeping(site, resend);
	const acknowledged = [...inserted, ...answered].filter((status) => status === 200);
	expect(stored.length).toBeGreaterThanOrEqual(acknowledged.length);
});

async function inParallel(callers: number, ms: number, work: () => Promise<number>) {
	const endsAt = Date.now() + ms;
	const results: number[] = [];
	async function loop() {
		while (Date.now() < endsAt) results.push(await work());
	}
	await Promise.all(Array.from({ length: callers }, loop));
	return results;
}
