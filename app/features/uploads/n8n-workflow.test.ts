import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { z } from "zod";

const secret = "whsec_cGx1bWJsaW5lIHRlc3RzIHNpZ24gd2l0aCB0aGlz";
const body = JSON.stringify({
	fileName: "1793527199123_brief.pdf",
	uploadedAt: "2026-11-01T10:00:00.000Z",
	bucketName: "uploads",
});

const workflowSchema = z.object({
	nodes: z.array(
		z.object({
			name: z.string(),
			parameters: z.looseObject({ jsCode: z.string().optional(), path: z.string().optional() }),
		}),
	),
});

async function workflow() {
	const path = join(import.meta.dirname, "../../../docs/n8n-file-process.json");
	return workflowSchema.parse(JSON.parse(await readFile(path, "utf8")));
}

/** Runs the code node as n8n does: the body of an async function with a few names in scope. */
async function verify(headers: Record<string, string>, sent = body, memory = {}): Promise<unknown> {
	const { nodes } = await workflow();
	const code = nodes.find(({ name }) => name === "Verify signature")?.parameters.jsCode ?? "";
	const AsyncFunction = (async () => {}).constructor;
	const run = AsyncFunction("$input", "$env", "$getWorkflowStaticData", "require", code);
	const helpers = { getBinaryDataBuffer: async () => Buffer.from(sent) };
	const input = { all: () => [{ json: { headers } }] };
	const require = createRequire(import.meta.url);
	return run.call({ helpers }, input, { UPLOAD_WEBHOOK_SECRET: secret }, () => memory, require);
}

function signed(at = new Date(), id = "a", key = secret) {
	return {
		"webhook-id": id,
		"webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
		"webhook-signature": new Webhook(key).sign(id, at, body),
	};
}

const refused = [{ json: { isValid: false } }];

test("the n8n workflow accepts what the site signs, and knows a repetition", async () => {
	const memory = {};
	const file = JSON.parse(body);
	expect(await verify(signed(), body, memory)).toEqual([
		{ json: { isValid: true, isRepeat: false, ...file } },
	]);
	expect(await verify(signed(), body, memory)).toEqual([
		{ json: { isValid: true, isRepeat: true, ...file } },
	]);
	const { nodes } = await workflow();
	expect(nodes[0]?.parameters.path).toBe("fileProcess");
});

test("the n8n workflow refuses everything else", async () => {
	const other = `whsec_${Buffer.from("another secret altogether").toString("base64")}`;
	expect(await verify(signed(), body.replace("brief", "other"))).toEqual(refused);
	expect(await verify(signed(new Date(), "a", other))).toEqual(refused);
	expect(await verify(signed(new Date(Date.now() - 10 * 60_000)))).toEqual(refused);
	expect(await verify({ ...signed(), "webhook-id": "b" })).toEqual(refused);
	expect(await verify({})).toEqual(refused);
});
