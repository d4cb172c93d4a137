import { expect, test } from "vitest";
import { bookkeeping, killTree, send, sendSteadily } from "#tests/fixtures/contact-load.ts";
import { startResend } from "#tests/fixtures/resend.ts";
import { startSite } from "#tests/fixtures/site.ts";

/** tests/heavy/contact.test.ts does the same for longer, three times. */
test("after kill -9 every acknowledged message is there, and its mails arrive once", async () => {
	const resend = await startResend();
	const env = { RESEND_API_KEY: "re_test", RESEND_API_URL: resend.url };
	const first = await startSite({ env });
	const endsAt = Date.now() + 2000;
	const killed = new Promise<void>((resolve) =>
		setTimeout(() => {
			killTree(first.pid);
			resolve();
		}, 1500),
	);
	const answers = await sendSteadily(first.url, 20, () => Date.now() > endsAt);
	await killed;
	const acknowledged = answers.filter(({ status }) => status === 200);
	const broken = answers.filter(({ status }) => status !== 200);
	expect(acknowledged.length).toBeGreaterThan(0);
	expect(broken.length).toBeGreaterThan(0);

	const second = await startSite({ env, dataDir: first.dataDir });
	// Whoever got no answer tries again with the same form.
	const retried = await Promise.all(broken.map((sent) => send(second.url, sent)));
	expect(new Set(retried.map(({ status }) => status))).toEqual(new Set([200]));
	await expect
		.poll(async () => (await bookkeeping(second, resend)).unsent, {
			timeout: 50_000,
			interval: 1000,
		})
		.toBe(0);
	const books = await bookkeeping(second, resend);
	await Promise.all([second.remove(), resend.close()]);

	const everybody = answers.map(({ values }) => values.email).sort();
	expect(books.stored).toEqual(expect.arrayContaining(acknowledged.map(({ id }) => id)));
	expect(books.storedEmails).toEqual(everybody);
	expect(books.confirmed).toEqual(everybody);
	expect(books.notified).toEqual(everybody);
}, 120_000);
