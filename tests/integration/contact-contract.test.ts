import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { badInputs } from "#tests/fixtures/bad-input.ts";
import { startFunction } from "#tests/fixtures/deno.ts";
import { type Resend, startResend } from "#tests/fixtures/resend.ts";
import { databaseOf, type Site, startSite } from "#tests/fixtures/site.ts";

/** The function's contract, against the web server and against Supabase's runtime, on one database. */

type Running = { endpoint: string; offlineEndpoint: string };

let resend: Resend;
let site: Site;
let database: Awaited<ReturnType<typeof databaseOf>>;
const running: Record<string, Running> = {};
const closers: (() => Promise<unknown>)[] = [];
let visitors = 0;

const NOWHERE = "http://127.0.0.1:9";
const PATH = "/functions/v1/handle-contact-form";

beforeAll(async () => {
	resend = await startResend();
	closers.push(resend.close);
	const mail = { RESEND_API_KEY: "re_test", RESEND_API_URL: resend.url };
	const keys = { SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x", SUPABASE_SECRET_KEY: "sb_secret_x" };
	const offlineEnv = { SUPABASE_URL: NOWHERE, ...keys };
	site = await startSite({ env: mail });
	closers.push(site.remove);
	database = await databaseOf(site);
	const secretKeys = JSON.stringify({ default: database.secretKey });
	const backend = { SUPABASE_URL: database.url, SUPABASE_SECRET_KEYS: secretKeys };
	const [offline, deno, offlineDeno] = await Promise.all([
		startSite({ env: offlineEnv }),
		startFunction({ ...mail, ...backend, SITE_URL: site.url }),
		startFunction({ ...offlineEnv, SITE_URL: site.url }),
	]);
	closers.push(offline.remove, deno.close, offlineDeno.close);
	running["the web server"] = {
		endpoint: site.url + PATH,
		offlineEndpoint: offline.url + PATH,
	};
	running.Deno = { endpoint: deno.url, offlineEndpoint: offlineDeno.url };
});

afterAll(async () => {
	await Promise.all(closers.map((close) => close()));
});

function visitor() {
	visitors += 1;
	return { "x-forwarded-for": `10.9.${visitors >> 8}.${visitors & 255}` };
}

function sample() {
	return {
		name: "Ada Lovelace",
		email: `ada-${crypto.randomUUID()}@example.org`,
		company: "Analytical Engines",
		subject: "AI Governance",
		message: "Which rules apply to us?\n\nWe are a clinic.",
	};
}

async function post(address: string, body: unknown, headers: Record<string, string> = visitor()) {
	const response = await fetch(address, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(body),
	});
	return { status: response.status, headers: response.headers, body: await response.json() };
}

async function countStored(): Promise<number> {
	const { count } = await database.service
		.from("contact_submissions")
		.select("id", { count: "exact", head: true });
	return count ?? -1;
}

async function storedFrom(email: string) {
	const { data } = await database.service
		.from("contact_submissions")
		.select("id, name, email, company, subject, message, status, quarantine_reasons")
		.eq("email", email);
	return data ?? [];
}

describe.each(["the web server", "Deno"])("in %s", (place) => {
	const at = () => running[place] ?? { endpoint: "", offlineEndpoint: "" };

	test("a message as in the specification is stored, mailed and acknowledged", async () => {
		const values = sample();
		const { status, body } = await post(at().endpoint, values);
		expect(status).toBe(200);
		const [stored, ...more] = await storedFrom(values.email);
		expect(more).toEqual([]);
		expect(stored).toEqual({
			...values,
			id: body.id,
			status: "new",
			quarantine_reasons: [],
		});
		const [confirmation] = resend.messagesTo(values.email);
		expect(body).toEqual({
			success: true,
			message: "The message is stored.",
			id: body.id,
			reference: `PL-${String(body.id).slice(0, 8).toUpperCase()}`,
			userEmailId: confirmation?.id,
		});
		expect(confirmation).toMatchObject({
			to: [values.email],
			reply_to: "hello@example.org",
			from: "Plumbline AI Governance <hello@example.org>",
		});
		const notification = resend.messages().find((mail) => mail.reply_to === values.email);
		expect(notification?.to).toEqual(["hello@example.org"]);
	});

	test("one key is one message, even twice at the same time; other words are another one", async () => {
		const values = sample();
		const key = { "idempotency-key": crypto.randomUUID(), ...visitor() };
		const [first, second] = await Promise.all([
			post(at().endpoint, values, key),
			post(at().endpoint, values, key),
		]);
		expect([first.status, second.status]).toEqual([200, 200]);
		const third = await post(at().endpoint, values, key);
		expect(second.body.id).toBe(first.body.id);
		expect(third.body).toEqual({ ...first.body, userEmailId: expect.any(String) });
		expect(await storedFrom(values.email)).toHaveLength(1);
		const changed = await post(at().endpoint, { ...values, message: "Never mind." }, key);
		expect(changed.body.id).not.toBe(first.body.id);
		expect(await storedFrom(values.email)).toHaveLength(2);
		await expect.poll(() => resend.messagesTo(values.email).length).toBe(2);
	});

	test("mistakes are named field by field", async () => {
		const { status, body } = await post(at().endpoint, { ...sample(), name: "", email: "x" });
		expect(status).toBe(422);
		expect(body).toEqual({
			error: "Please check the form for errors and try again.",
			message: "Name is required. Email is not valid.",
			fields: { name: "Name is required", email: "Email is not valid" },
		});
	});

	test("bad input of every kind is refused, and nothing of it is stored", async () => {
		const before = await countStored();
		const answers = await Promise.all(
			badInputs.map(async ({ title, body, contentType, headers }) => {
				const response = await fetch(at().endpoint, {
					method: "POST",
					headers: {
						"content-type": contentType ?? "application/json",
						...visitor(),
						...headers,
					},
					body,
				});
				const answer = await response.json();
				const isClear =
					typeof answer.error === "string" &&
					typeof answer.message === "string" &&
					!/\bat .+:\d+|select |insert |constraint|postgres/i.test(JSON.stringify(answer));
				return [title, response.status, isClear];
			}),
		);
		expect(answers).toEqual(badInputs.map(({ title, status }) => [title, status, true]));
		expect(await countStored()).toBe(before);
	});

	test("the sixth message of a minute from one address waits", async () => {
		const address = visitor();
		for (let count = 1; count <= 5; count += 1) {
			expect((await post(at().endpoint, sample(), address)).status).toBe(200);
		}
		const values = sample();
		const refused = await post(at().endpoint, values, address);
		expect(refused.status).toBe(429);
		const seconds = Number(refused.headers.get("retry-after"));
		expect(seconds).toBeGreaterThan(0);
		expect(seconds).toBeLessThanOrEqual(60);
		expect(refused.body.error).toMatch(/^Too many messages/);
		expect(await storedFrom(values.email)).toEqual([]);
	});

	test("one e-mail address cannot be flooded from many places", async () => {
		const values = sample();
		const statuses: number[] = [];
		for (let count = 1; count <= 11; count += 1) {
			const { status } = await post(at().endpoint, { ...values, message: `Number ${count}` });
			statuses.push(status);
		}
		expect(statuses).toEqual([...Array(10).fill(200), 429]);
	});

	test("only POST is taken", async () => {
		const response = await fetch(at().endpoint, { headers: visitor() });
		expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
	});

	test("a message that looks like spam is stored with the reasons, and its sender gets the usual answer", async () => {
		const values = {
			...sample(),
			message: "Cheap backlinks! https://a.example https://b.example https://c.example",
		};
		const { status, body } = await post(at().endpoint, values);
		expect([status, body.success, body.userEmailId]).toEqual([200, true, null]);
		const [stored] = await storedFrom(values.email);
		expect(stored).toMatchObject({
			status: "quarantined",
			quarantine_reasons: ["Many links", "Words that spam uses"],
		});
		await expect
			.poll(() => resend.messages().find((mail) => mail.reply_to === values.email)?.subject ?? "", {
				timeout: 20_000,
			})
			.toMatch(/^\[Quarantined\] /);
		expect(resend.messagesTo(values.email)).toEqual([]);
	});

	test("without a backend it says so, and does not pretend", async () => {
		const { status, body } = await post(at().offlineEndpoint, sample());
		expect(status).toBe(503);
		expect(body.error).toBe(
			"The message could not be stored just now. Please try again in a minute.",
		);
	});
});

test("on sample data the form says that it cannot take messages", async () => {
	const mock = await startSite({ env: { BACKEND: "mock" } });
	const { status, body } = await post(mock.url + PATH, sample());
	await mock.remove();
	expect(status).toBe(503);
	expect(body.error).toMatch(/sample data/);
});
