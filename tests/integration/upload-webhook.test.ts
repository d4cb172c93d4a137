import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { databaseOf, type Site, startSite } from "#tests/fixtures/site.ts";
import { uploadTo } from "#tests/fixtures/uploads.ts";

const secret = "whsec_cGx1bWJsaW5lIHRlc3RzIHNpZ24gd2l0aCB0aGlz";

type Call = { path: string; headers: Record<string, string>; body: string };
type Mode = "accept" | "fail" | "stall" | "redirect";
type Receiver = { url: string; calls: Call[]; mode: Mode; close: () => void };

/** The workflow at the other end, on a good or a bad day. */
async function startReceiver(): Promise<Receiver> {
	const calls: Call[] = [];
	const receiver: Receiver = { url: "", calls, mode: "accept", close: () => {} };
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += chunk;
		const headers = Object.fromEntries(
			Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
		);
		calls.push({ path: request.url ?? "", headers, body });
		if (receiver.mode === "accept") response.end("ok");
		if (receiver.mode === "fail") response.writeHead(500).end();
		if (receiver.mode === "redirect") response.writeHead(307, { location: "/elsewhere" }).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	receiver.url = `http://127.0.0.1:${port}/webhook/fileProcess`;
	receiver.close = () => {
		server.closeAllConnections();
		server.close();
	};
	return receiver;
}

let site: Site;
let receiver: Receiver;
const env = () => ({ UPLOAD_WEBHOOK_URL: receiver.url, UPLOAD_WEBHOOK_SECRET: secret });

beforeAll(async () => {
	receiver = await startReceiver();
	site = await startSite({ env: env() });
});
afterAll(async () => {
	await site.remove();
	receiver.close();
});

async function upload(name: string) {
	const bytes = Buffer.from(name);
	const { status, answer } = await uploadTo(site, {
		name: `${name}.txt`,
		type: "text/plain",
		bytes,
	});
	expect(status).toBe(200);
	return answer;
}

const callsAbout = (name: string) =>
	receiver.calls.filter(({ body }) => body.includes(`_${name}.txt`));
const warning = (reason: string) => ({
	success: true,
	fileName: expect.any(String),
	warning: `File uploaded but notification failed: ${reason}`,
});

/** The outbox's word on it: the state, and how each attempt ended. */
async function deliveryOf(name: string) {
	const { service } = await databaseOf(site);
	const { data } = await service
		.from("uploads")
		.select("deliveries(id, status, delivery_attempts(ok, status_code, error))")
		.eq("original_name", `${name}.txt`)
		.single();
	return data?.deliveries[0];
}

function untilDelivered(name: string) {
	return vi.waitFor(async () => expect((await deliveryOf(name))?.status).toBe("sent"), {
		timeout: 30_000,
		interval: 200,
	});
}

function verified(call: Call | undefined): unknown {
	return new Webhook(secret).verify(call?.body ?? "", call?.headers ?? {});
}

test("the workflow is told at once, in a signed message with exactly three fields", async () => {
	const answer = await upload("good");
	expect(answer).toEqual({ success: true, fileName: expect.stringMatching(/^\d{13}_good\.txt$/) });
	const calls = callsAbout("good");
	expect(calls).toHaveLength(1);
	expect(calls[0]).toMatchObject({
		path: "/webhook/fileProcess",
		headers: { "content-type": "application/json" },
	});
	const payload = verified(calls[0]);
	expect(payload).toEqual({
		...(typeof answer === "object" && answer && "fileName" in answer
			? { fileName: answer.fileName }
			: {}),
		uploadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
		bucketName: "uploads",
	});
	const delivery = await deliveryOf("good");
	expect(delivery?.status).toBe("sent");
	expect(calls[0]?.headers["webhook-id"]).toBe(delivery?.id);
});

test("a receiver that fails is a warning, and gets the same message when it recovers", async () => {
	receiver.mode = "fail";
	expect(await upload("failing")).toEqual(warning("Webhook failed with status: 500"));
	receiver.mode = "accept";
	await untilDelivered("failing");
	const calls = callsAbout("failing");
	expect(calls.length).toBeGreaterThan(1);
	expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
	for (const call of calls) expect(verified(call)).toMatchObject({ bucketName: "uploads" });
	expect((await deliveryOf("failing"))?.delivery_attempts).toContainEqual({
		ok: false,
		status_code: 500,
		error: "Webhook failed with status: 500",
	});
});

test("a redirect is a failure, and is not followed", async () => {
	receiver.mode = "redirect";
	expect(await upload("redirected")).toEqual(warning("Webhook failed with status: 307"));
	receiver.mode = "accept";
	await untilDelivered("redirected");
	expect(receiver.calls.filter(({ path }) => path === "/elsewhere")).toEqual([]);
});

test("a receiver that never answers does not keep the visitor waiting", async () => {
	receiver.mode = "stall";
	const startedAt = performance.now();
	expect(await upload("stalled")).toEqual(warning("Unknown webhook error"));
	expect(performance.now() - startedAt).toBeLessThan(10_000);
	receiver.mode = "accept";
	await untilDelivered("stalled");
});

test("no notification is lost over a kill -9", async () => {
	receiver.mode = "fail";
	const names = ["killed-1", "killed-2", "killed-3"];
	for (const name of names)
		expect(await upload(name)).toEqual(warning("Webhook failed with status: 500"));
	await site.stop("SIGKILL");
	receiver.mode = "accept";
	site = await startSite({ dataDir: site.dataDir, env: env() });
	for (const name of names) await untilDelivered(name);
});
