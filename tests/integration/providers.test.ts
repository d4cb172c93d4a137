import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Mail } from "#app/features/email/mail.ts";
import { captureMailer } from "#app/features/email/providers/capture.server.ts";
import { resendMailer } from "#app/features/email/providers/resend.server.ts";
import { smtpMailer } from "#app/features/email/providers/smtp.server.ts";
import { removeTemporaryFolder, temporaryFolder } from "#tests/fixtures/backend.ts";
import { type Resend, startResend } from "#tests/fixtures/resend.ts";
import { type Smtp, startSmtp } from "#tests/fixtures/smtp.ts";

const sender = { name: "Plumbline AI Governance", address: "hello@example.org" };
let resend: Resend;
let smtp: Smtp;
let folder: string;

beforeAll(async () => {
	resend = await startResend();
	smtp = await startSmtp();
	folder = await temporaryFolder();
});

afterAll(async () => {
	await Promise.all([resend.close(), smtp.close(), removeTemporaryFolder(folder)]);
});

beforeEach(() => {
	resend.become({ kind: "works" });
	smtp.accept();
});

function sample(changes: Partial<Mail> = {}): Mail {
	return {
		id: crypto.randomUUID(),
		createdAt: "2026-11-01T12:00:00Z",
		to: "ada@example.org",
		replyTo: "hello@example.org",
		subject: "Grüße – 你好",
		html: "<p>Hällo</p>",
		text: "Hällo\nworld",
		...changes,
	};
}

/** Of a caller who never gives up. */
const patience = new AbortController().signal;
const byResend = () => resendMailer({ apiKey: "re_key", apiUrl: `${resend.url}/`, sender });
const bySmtp = () => smtpMailer({ url: smtp.url, sender });

test("Resend gets one POST to /emails with key, sender, recipient and both versions", async () => {
	const mail = sample();
	const result = await byResend().send(mail, patience);
	const [message] = resend.messages().filter(({ key }) => key === mail.id);
	expect(message).toMatchObject({
		from: "Plumbline AI Governance <hello@example.org>",
		to: ["ada@example.org"],
		reply_to: "hello@example.org",
		subject: mail.subject,
		html: mail.html,
		text: mail.text,
	});
	expect(result).toEqual({ ok: true, provider: "resend", id: message?.id, statusCode: 200 });
	expect(resend.requests.at(-1)).toMatchObject({ path: "/emails", authorization: "Bearer re_key" });
	expect(await byResend().send(mail, patience)).toEqual(result);
});

test.each([
	[500, false],
	[503, false],
	[401, false],
	[403, false],
	[409, false],
	[422, true],
	[400, true],
])("when Resend answers %i, that is final: %s", async (status, isFinal) => {
	resend.become({ kind: "fails", status, message: "No." });
	expect(await byResend().send(sample(), patience)).toMatchObject({
		ok: false,
		provider: "resend",
		error: "No.",
		statusCode: status,
		isFinal,
	});
});

test.each([
	["30", 30],
	[new Date(Date.now() + 120_000).toUTCString(), 120],
])("a busy Resend's Retry-After of %s is kept", async (retryAfter, seconds) => {
	resend.become({ kind: "busy", retryAfter });
	const result = await byResend().send(sample(), patience);
	expect(result).toMatchObject({ ok: false, isFinal: false, statusCode: 429 });
	const asked = result.ok ? 0 : result.retryAfterSeconds;
	expect(Math.abs((asked ?? 0) - seconds)).toBeLessThan(5);
});

test("a broken connection, and no server at all, are results like others", async () => {
	resend.become({ kind: "drops" });
	expect(await byResend().send(sample(), patience)).toMatchObject({ ok: false, isFinal: false });
	const nowhere = resendMailer({ apiKey: "x", apiUrl: "http://127.0.0.1:9", sender });
	expect(await nowhere.send(sample(), patience)).toMatchObject({ ok: false, isFinal: false });
});

test("an endpoint that never answers is given up after ten seconds", async () => {
	resend.become({ kind: "stalls" });
	const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementationOnce((ms) => {
		expect(ms).toBe(10_000);
		return AbortSignal.abort(new DOMException("late", "TimeoutError"));
	});
	const result = await byResend().send(sample(), patience);
	timeout.mockRestore();
	expect(result).toMatchObject({ ok: false, error: "The e-mail service did not answer in time" });
});

test("a mail server gets a message that software and people can read", async () => {
	const mail = sample({ replyTo: "ada@example.org", to: "hello@example.org" });
	const result = await bySmtp().send(mail, patience);
	expect(result).toMatchObject({ ok: true, id: `<${mail.id}@example.org>` });
	const received = smtp.received.at(-1);
	expect(received).toMatchObject({ from: "hello@example.org", recipients: ["hello@example.org"] });
	expect(received?.mail).toMatchObject({
		subject: mail.subject,
		from: { name: sender.name, address: sender.address },
		replyTo: [{ address: "ada@example.org" }],
		messageId: `<${mail.id}@example.org>`,
	});
	expect(received?.mail.text?.trim()).toBe(mail.text);
	expect(received?.mail.html?.trim()).toBe(mail.html);
});

test("no header and no recipient can be smuggled in, even past the checks before", async () => {
	const count = smtp.received.length;
	const result = await bySmtp().send(
		sample({
			subject: "Hello\r\nBcc: victim@example.org\r\n\r\nBody",
			replyTo: "ada@example.org\r\nBcc: victim@example.org",
		}),
		patience,
	);
	const arrived = smtp.received.slice(count);
	for (const { recipients, mail } of arrived) {
		expect(recipients).toEqual(["ada@example.org"]);
		expect(mail.bcc ?? []).toEqual([]);
		expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
	}
	expect(result.ok).toBe(arrived.length === 1);
});

test.each([
	[550, true],
	[451, false],
	[535, false],
])("when a mail server answers %i, that is final: %s", async (code, isFinal) => {
	smtp.refuse(code, "No.");
	expect(await bySmtp().send(sample(), patience)).toMatchObject({
		ok: false,
		isFinal,
		statusCode: code,
	});
});

test("a mail server that answers too slowly gets no message, not even afterwards", async () => {
	const count = smtp.received.length;
	smtp.answerAfter(150);
	const result = await bySmtp().send(sample(), AbortSignal.timeout(200));
	expect(result).toMatchObject({
		ok: false,
		isFinal: false,
		error: "The mail server was too slow",
	});
	await expect.poll(smtp.connections).toBe(0);
	expect(smtp.received).toHaveLength(count);
});

test("a captured message is a real .eml file, and the same message is the same file", async () => {
	const mailer = captureMailer({ folder: join(folder, "mail"), sender });
	const mail = sample();
	await mailer.send(mail, patience);
	const result = await mailer.send(mail, patience);
	expect(result).toMatchObject({ ok: true, provider: "capture", id: `<${mail.id}@example.org>` });
	const files = await readdir(join(folder, "mail"));
	expect(files).toEqual([`2026-11-01T12-00-00-000Z_${mail.id}.eml`]);
	const raw = await readFile(join(folder, "mail", files[0] ?? ""), "utf8");
	expect(raw).toMatch(/\r\n\r\n/);
	expect(await PostalMime.parse(raw)).toMatchObject({
		subject: mail.subject,
		to: [{ address: mail.to }],
		replyTo: [{ address: mail.replyTo }],
	});
});
