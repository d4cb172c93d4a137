import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deliverSubmission } from "#app/features/email/deliver-submission.ts";
import { createDispatcher, LEASE_SECONDS } from "#app/features/email/dispatcher.ts";
import { mailSenders } from "#app/features/email/mail-senders.ts";
import { resendMailer } from "#app/features/email/providers/resend.server.ts";
import { smtpMailer } from "#app/features/email/providers/smtp.server.ts";
import { startDeliveriesWorker } from "#app/features/email/worker.server.ts";
import { dueNow } from "#app/lib/delivery.ts";
import { startTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { type Resend, startResend } from "#tests/fixtures/resend.ts";
import { startSmtp } from "#tests/fixtures/smtp.ts";
import { sampleSubmission } from "../policies/samples.ts";

/** The outbox on a real database, with an e-mail service that can misbehave. */
let backend: TestBackend;
let resend: Resend;

beforeAll(async () => {
	[backend, resend] = await Promise.all([startTestBackend(), startResend()]);
});

afterAll(async () => {
	await Promise.all([backend.close(), resend.close()]);
});

beforeEach(async () => {
	resend.become({ kind: "works" });
	await backend.admin.from("contact_submissions").delete().neq("id", crypto.randomUUID());
	await backend.admin.from("deliveries").delete().neq("id", crypto.randomUUID());
});

const sender = { name: "Plumbline", address: "hello@example.org" };
const byResend = () => resendMailer({ apiKey: "re_test", apiUrl: resend.url, sender });

function dispatcher({ mailer = byResend(), leaseSeconds = LEASE_SECONDS } = {}) {
	const client = backend.admin;
	const siteUrl = "https://plumbline.example";
	const senders = mailSenders({ client, mailer, supportEmail: sender.address, siteUrl });
	return createDispatcher({ client, senders, leaseSeconds });
}

async function submit(changes: object = {}) {
	const submission = { ...sampleSubmission(), ...changes };
	const { error } = await backend.admin.from("contact_submissions").insert(submission);
	expect(error).toBeNull();
	return submission.id;
}

async function deliveries() {
	const { data } = await backend.admin
		.from("deliveries")
		.select("id, kind, status, attempts, last_error, next_attempt_at, provider_id")
		.order("kind");
	return data ?? [];
}

const statuses = async () => (await deliveries()).map(({ status }) => status);
const keysSent = (since: number) => resend.requests.slice(since).map(({ key }) => key);

test("a message's mails go out at once, and asking again sends nothing more", async () => {
	const since = resend.requests.length;
	const id = await submit();
	const options = { client: backend.admin, dispatcher: dispatcher() };
	const emailId = await deliverSubmission(id, options);
	const confirmation = (await deliveries()).find(({ kind }) => kind === "visitor_confirmation");
	expect(emailId).toBe(confirmation?.provider_id);
	expect(await statuses()).toEqual(["sent", "sent"]);
	expect(await deliverSubmission(id, options)).toBe(emailId);
	expect(keysSent(since)).toHaveLength(2);
});

test("an e-mail service that does not answer holds the visitor up for a moment only", async () => {
	resend.become({ kind: "stalls" });
	const startedAt = Date.now();
	const options = { client: backend.admin, dispatcher: dispatcher() };
	expect(await deliverSubmission(await submit(), options)).toBeNull();
	expect(Date.now() - startedAt).toBeLessThan(4000);
});

test("while the service is down nothing is lost, and when it is back everything arrives once", async () => {
	const since = resend.requests.length;
	resend.become({ kind: "fails", status: 500 });
	for (let count = 0; count < 6; count += 1) await submit();
	const workers = [startDeliveriesWorker(dispatcher()), startDeliveriesWorker(dispatcher())];
	await expect
		.poll(async () => (await deliveries()).filter(({ last_error }) => last_error).length, {
			timeout: 20_000,
		})
		.toBe(12);
	expect(new Set(await statuses())).not.toContain("sent");
	resend.become({ kind: "works" });
	await expect
		.poll(async () => new Set(await statuses()), { timeout: 30_000 })
		.toEqual(new Set(["sent"]));
	await Promise.all(workers.map((worker) => worker.close()));
	const sent = await deliveries();
	const arrived = resend.messages().filter(({ key }) => keysSent(since).includes(key));
	expect(arrived.map(({ key }) => key).sort()).toEqual(sent.map(({ id }) => id).sort());
});

test("two workers on one outbox never send the same mail twice", async () => {
	const since = resend.requests.length;
	for (let count = 0; count < 8; count += 1) await submit();
	const workers = [startDeliveriesWorker(dispatcher()), startDeliveriesWorker(dispatcher())];
	await expect
		.poll(async () => new Set(await statuses()), { timeout: 20_000 })
		.toEqual(new Set(["sent"]));
	await Promise.all(workers.map((worker) => worker.close()));
	const keys = keysSent(since);
	expect(keys).toHaveLength(16);
	expect(new Set(keys).size).toBe(16);
});

test("a mail that arrived without an answer goes again under the same key, and is one mail", async () => {
	const since = resend.requests.length;
	resend.become({ kind: "drops" });
	await submit();
	const worker = startDeliveriesWorker(dispatcher());
	await expect.poll(() => keysSent(since).length, { timeout: 20_000 }).toBe(2);
	resend.become({ kind: "works" });
	await expect.poll(statuses, { timeout: 20_000 }).toEqual(["sent", "sent"]);
	await worker.close();
	expect(keysSent(since).length).toBeGreaterThanOrEqual(4);
	expect(new Set(keysSent(since)).size).toBe(2);
});

test("a busy service is not asked again before the time it named", async () => {
	resend.become({ kind: "busy", retryAfter: "3600" });
	await submit();
	const [claimed] = await dispatcher().claim(1);
	if (claimed) await dispatcher().attempt(claimed);
	const row = (await deliveries()).find(({ id }) => id === claimed?.id);
	expect(row).toMatchObject({ status: "pending", last_error: "Too many requests" });
	const wait = Date.parse(row?.next_attempt_at ?? "") - Date.now();
	expect(wait).toBeGreaterThan(3_590_000);
});

test("an address that mail software could misread gets nothing, and staff see why", async () => {
	const since = resend.requests.length;
	await submit({ email: "a,victim@example.org" });
	for (const delivery of await dispatcher().claim(10)) await dispatcher().attempt(delivery);
	expect(await statuses()).toEqual(["dead", "dead"]);
	expect(keysSent(since)).toEqual([]);
});

test("a released message's confirmation goes out, not before", async () => {
	const id = await submit({ status: "quarantined", quarantine_reasons: ["Many links"] });
	for (const delivery of await dispatcher().claim(10)) await dispatcher().attempt(delivery);
	expect(await statuses()).toEqual(["sent", "held"]);
	await backend.admin.from("contact_submissions").update({ status: "new" }).eq("id", id);
	for (const delivery of await dispatcher().claim(10)) await dispatcher().attempt(delivery);
	expect(await statuses()).toEqual(["sent", "sent"]);
});

test("a password recovery mail carries its link, and only a real one", async () => {
	const recipient = "staff@example.org";
	const url = "https://plumbline.example/admin/reset-password?token_hash=abc&type=recovery";
	await backend.admin.from("deliveries").insert([
		{ kind: "password_recovery", recipient, payload: { url } },
		{ kind: "password_recovery", recipient, payload: { url: "javascript:alert(1)" } },
	]);
	for (const delivery of await dispatcher().claim(10)) await dispatcher().attempt(delivery);
	expect((await statuses()).sort()).toEqual(["dead", "sent"]);
	const [mail] = resend.messagesTo(recipient);
	expect(mail?.text).toContain(url);
	expect(mail?.html).toContain(url.replaceAll("&", "&amp;"));
});

test("a mail server that answers slowly cannot keep a mail until another process sends it too", async () => {
	const smtp = await startSmtp();
	const mailer = smtpMailer({ url: smtp.url, sender });
	const [first, second] = [
		dispatcher({ mailer, leaseSeconds: 2 }),
		dispatcher({ mailer, leaseSeconds: 2 }),
	];
	const payload = { url: "https://plumbline.example/admin/reset-password" };
	const { data: owed } = await backend.admin
		.from("deliveries")
		.insert({ kind: "password_recovery", recipient: "staff@example.org", payload })
		.select("id")
		.single();
	const id = owed?.id ?? "";

	// Four answers make up 2.8 seconds, each of them far from a timeout.
	smtp.answerAfter(700);
	const [taken] = await first.claim(1);
	let isUnderWay = true;
	const attempt = taken && first.attempt(taken).finally(() => (isUnderWay = false));
	const takenByOther = [];
	while (isUnderWay) takenByOther.push(...(await second.claim(1, [id])));
	expect(takenByOther).toEqual([]);
	expect((await attempt)?.result).toMatchObject({ ok: false, isFinal: false });
	expect(await deliveries()).toMatchObject([
		{ id, status: "pending", attempts: 1, last_error: "The mail server was too slow" },
	]);

	smtp.accept();
	await backend.admin.from("deliveries").update(dueNow()).eq("id", id);
	for (const delivery of await second.claim(1)) await second.attempt(delivery);
	expect(await statuses()).toEqual(["sent"]);
	expect(smtp.received).toHaveLength(1);
	await smtp.close();
});
