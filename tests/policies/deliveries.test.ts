import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../fixtures/backend.ts";
import { must, sampleDelivery, sampleSubmission } from "./samples.ts";

let backend: TestBackend;
let staff: Awaited<ReturnType<TestBackend["signedIn"]>>["client"];

beforeAll(async () => {
	backend = await startTestBackend();
	staff = (await backend.signedIn("staff")).client;
});

afterAll(() => backend.close());

beforeEach(async () => {
	await must(backend.admin.from("contact_submissions").delete().neq("id", randomUUID()));
	await must(backend.admin.from("deliveries").delete().neq("id", randomUUID()));
});

function owedFor(submission: string) {
	return must(
		backend.admin
			.from("deliveries")
			.select("kind, status, recipient")
			.eq("submission_id", submission)
			.order("kind"),
	);
}

function delivery(id: string) {
	return must(backend.admin.from("deliveries").select().eq("id", id).single());
}

const staffMail = { kind: "staff_notification", status: "pending", recipient: null };
const confirmation = {
	kind: "visitor_confirmation",
	status: "pending",
	recipient: "ada@example.org",
};

test("a message owes a mail to staff and one to its sender", async () => {
	const submission = sampleSubmission();
	await must(backend.visitor().from("contact_submissions").insert(submission));
	expect(await owedFor(submission.id)).toEqual([staffMail, confirmation]);
});

test("the confirmation of a quarantined message waits until staff release it", async () => {
	const submission = {
		...sampleSubmission(),
		status: "quarantined",
		quarantine_reasons: ["links"],
	};
	await must(backend.admin.from("contact_submissions").insert(submission));
	expect(await owedFor(submission.id)).toEqual([staffMail, { ...confirmation, status: "held" }]);
	await must(staff.from("contact_submissions").update({ status: "read" }).eq("id", submission.id));
	expect(await owedFor(submission.id)).toEqual([staffMail, confirmation]);
});

test("a message deleted by staff takes its deliveries along", async () => {
	const submission = sampleSubmission();
	await must(backend.visitor().from("contact_submissions").insert(submission));
	await must(staff.from("contact_submissions").delete().eq("id", submission.id));
	expect(await owedFor(submission.id)).toEqual([]);
});

test("a delivery is claimed once, and again when its lease ran out", async () => {
	const { id } = await must(
		backend.admin.from("deliveries").insert(sampleDelivery()).select("id").single(),
	);
	const claim = () => must(backend.admin.rpc("claim_deliveries", { batch: 10, lease_seconds: 60 }));
	const claims = await Promise.all([claim(), claim(), claim()]);
	expect(claims.flat().map((row) => [row.id, row.status, row.attempts])).toEqual([
		[id, "sending", 1],
	]);

	const lapsed = { lease_until: new Date(Date.now() - 1000).toISOString() };
	await must(backend.admin.from("deliveries").update(lapsed).eq("id", id));
	expect((await claim()).map((row) => row.attempts)).toEqual([2]);
});

test("claims take what is due, up to the batch, or only what is asked for", async () => {
	const later = new Date(Date.now() + 60_000).toISOString();
	const [first, second] = [sampleDelivery(), sampleDelivery()];
	await must(
		backend.admin
			.from("deliveries")
			.insert([first, second, { ...sampleDelivery(), status: "held" }]),
	);
	await must(
		backend.admin.from("deliveries").insert({ ...sampleDelivery(), next_attempt_at: later }),
	);
	const asked = { batch: 10, lease_seconds: 60, only_ids: [second.id] };
	const mine = await must(backend.admin.rpc("claim_deliveries", asked));
	expect(mine.map((row) => row.id)).toEqual([second.id]);
	const rest = await must(backend.admin.rpc("claim_deliveries", { batch: 1, lease_seconds: 60 }));
	expect(rest.map((row) => row.id)).toEqual([first.id]);
	expect(
		await must(backend.admin.rpc("claim_deliveries", { batch: 10, lease_seconds: 60 })),
	).toEqual([]);
});

test("a failed attempt is tried again later, a successful one ends it, both are on record", async () => {
	const { id } = sampleDelivery();
	await must(backend.admin.from("deliveries").insert({ ...sampleDelivery(), id }));
	const claim = () => must(backend.admin.rpc("claim_deliveries", { batch: 1, lease_seconds: 60 }));
	await claim();
	const retryAt = new Date(Date.now() - 1).toISOString();
	const failed = {
		delivery: id,
		outcome: "retry",
		provider: "resend",
		status_code: 500,
		error: "busy",
	};
	expect(await must(backend.admin.rpc("finish_delivery", { ...failed, retry_at: retryAt }))).toBe(
		true,
	);
	expect(await delivery(id)).toMatchObject({
		status: "pending",
		attempts: 1,
		last_error: "busy",
		lease_until: null,
	});

	await claim();
	const sent = {
		delivery: id,
		outcome: "sent",
		provider: "resend",
		provider_id: "e-1",
		duration_ms: 12,
	};
	expect(await must(backend.admin.rpc("finish_delivery", sent))).toBe(true);
	expect(await delivery(id)).toMatchObject({
		status: "sent",
		attempts: 2,
		provider_id: "e-1",
		last_error: null,
		sent_at: expect.any(String),
	});
	expect(await must(backend.admin.rpc("finish_delivery", sent))).toBe(false);

	const attempts = staff.from("delivery_attempts").select("ok, status_code, error, duration_ms");
	expect((await must(attempts.eq("delivery_id", id).order("id"))).slice(0, 2)).toEqual([
		{ ok: false, status_code: 500, error: "busy", duration_ms: null },
		{ ok: true, status_code: null, error: null, duration_ms: 12 },
	]);
});

test.each(["dead", "not_configured"])("an attempt can end as %s", async (outcome) => {
	const { id } = sampleDelivery();
	await must(backend.admin.from("deliveries").insert({ ...sampleDelivery(), id }));
	await must(backend.admin.rpc("claim_deliveries", { batch: 1, lease_seconds: 60 }));
	await must(backend.admin.rpc("finish_delivery", { delivery: id, outcome, provider: "none" }));
	expect(await delivery(id)).toMatchObject({ status: outcome, lease_until: null });
});

test("staff send a dead delivery again, and never touch one under way", async () => {
	const dead = { ...sampleDelivery(), status: "dead", attempts: 9 };
	await must(backend.admin.from("deliveries").insert(dead));
	const again = { status: "pending", attempts: 0, next_attempt_at: new Date().toISOString() };
	await must(staff.from("deliveries").update(again).eq("id", dead.id));
	expect(await delivery(dead.id)).toMatchObject({ status: "pending", attempts: 0 });
	await must(backend.admin.rpc("claim_deliveries", { batch: 1, lease_seconds: 60 }));
	await must(staff.from("deliveries").update({ attempts: 5 }).eq("id", dead.id));
	expect(await delivery(dead.id)).toMatchObject({ status: "sending", attempts: 1 });
});

test("staff cannot mark a delivery as sent", async () => {
	const row = sampleDelivery();
	await must(backend.admin.from("deliveries").insert(row));
	const { error } = await staff.from("deliveries").update({ status: "sent" }).eq("id", row.id);
	expect(error?.code).toBe("42501");
	expect(await delivery(row.id)).toMatchObject({ status: "pending" });
});

test("staff see that a recovery mail went out, and not its link", async () => {
	const row = {
		...sampleDelivery(),
		kind: "password_recovery",
		payload: { url: "https://x.test" },
	};
	await must(backend.admin.from("deliveries").insert(row));
	const seen = await must(staff.from("deliveries").select("kind, recipient").eq("id", row.id));
	expect(seen).toEqual([{ kind: row.kind, recipient: row.recipient }]);
	for (const columns of ["payload", "*"]) {
		const { data, error } = await staff.from("deliveries").select(columns).eq("id", row.id);
		expect([data, error?.code]).toEqual([null, "42501"]);
	}
	const filtered = await staff
		.from("deliveries")
		.select("id")
		.eq("payload->>url", "https://x.test");
	expect(filtered.error?.code).toBe("42501");
});
