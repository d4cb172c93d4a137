import { createServer, type Server } from "node:http";
import { createClient } from "@supabase/supabase-js";
import { afterEach, expect, test, vi } from "vitest";
import type { Database } from "#app/lib/database.types.ts";
import { storeFile } from "./store.server.ts";

vi.mock("./quota.server.ts", () => ({ reserveName: async () => true }));

type Answer = { status: number; body: unknown };
type Call = { what: string; headers: Record<string, unknown>; body: string };

let server: Server | undefined;
afterEach(() => void server?.close());

/** A Supabase that says what a test wants to hear. */
async function backend(answer: (what: string, count: number) => Answer) {
	const calls: Call[] = [];
	server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += chunk;
		const what = `${request.method} ${request.url?.split("?")[0]}`;
		calls.push({ what, headers: request.headers, body });
		const { status, body: json } = answer(what, calls.length);
		response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
	});
	await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	const options = { auth: { persistSession: false } };
	return { calls, client: createClient<Database>(`http://127.0.0.1:${port}`, "key", options) };
}

const file = {
	name: "a b.txt",
	mimeType: "text/plain",
	size: 2,
	sha256: "0".repeat(64),
	bytes: Buffer.from("hi"),
};
const key = (path = "") => Number(/(\d+)_a_b\.txt$/.exec(path)?.[1]);

test("a file goes into the bucket without overwriting, to be kept for an hour", async () => {
	const { client, calls } = await backend((what) =>
		what.includes("/rest/")
			? { status: 201, body: { id: "1" } }
			: { status: 200, body: { Id: "1", Key: "k" } },
	);
	const stored = await storeFile(client, file);
	expect(stored).toEqual({ ok: true, id: "1", name: expect.stringMatching(/^\d{13}_a_b\.txt$/) });
	expect(calls[0]?.what).toMatch(/^POST \/storage\/v1\/object\/uploads\/\d{13}_a_b\.txt$/);
	expect(calls[0]?.headers).toMatchObject({
		"x-upsert": "false",
		"cache-control": "max-age=3600",
		"content-type": "text/plain",
	});
	expect(calls[0]?.body).toBe("hi");
	expect(JSON.parse(calls[1]?.body ?? "")).toMatchObject({
		original_name: "a b.txt",
		size_bytes: 2,
	});
});

test("a name that is taken makes way for the next millisecond", async () => {
	const taken = { statusCode: "409", error: "Duplicate", message: "The resource already exists" };
	const { client, calls } = await backend((what, count) => {
		if (what.includes("/rest/")) return { status: 201, body: { id: "1" } };
		return count < 3 ? { status: 400, body: taken } : { status: 200, body: { Id: "1", Key: "k" } };
	});
	const stored = await storeFile(client, file);
	const [first, second, third] = calls.map(({ what }) => key(what));
	expect([second, third]).toEqual([(first ?? 0) + 1, (first ?? 0) + 2]);
	expect(stored).toMatchObject({ ok: true, name: `${third}_a_b.txt` });
});

test("when the row cannot be written, the object is taken out again", async () => {
	const { client, calls } = await backend((what) =>
		what.includes("/rest/")
			? { status: 500, body: { code: "XX000", message: "no", details: null, hint: null } }
			: { status: 200, body: { Id: "1", Key: "k" } },
	);
	expect(await storeFile(client, file)).toEqual({ ok: false });
	const removal = calls.at(-1);
	expect(removal?.what).toBe("DELETE /storage/v1/object/uploads");
	expect(removal?.body).toContain(`${key(calls[0]?.what)}_a_b.txt`);
});

test("any other refusal of the storage ends it", async () => {
	const { client, calls } = await backend(() => ({
		status: 500,
		body: { statusCode: "500", error: "Internal", message: "Internal server error" },
	}));
	expect(await storeFile(client, file)).toEqual({ ok: false });
	expect(calls).toHaveLength(1);
});

test("a name that somebody else has spoken for is not written to", async () => {
	const { client, calls } = await backend((what) =>
		what.includes("/rest/")
			? { status: 201, body: { id: "1" } }
			: { status: 200, body: { Id: "1", Key: "k" } },
	);
	const asked: string[] = [];
	const reserve = async (name: string) => asked.push(name) > 2;
	const stored = await storeFile(client, file, reserve);
	expect(asked.map(key)).toEqual([0, 1, 2].map((step) => key(asked[0]) + step));
	expect(stored).toMatchObject({ ok: true, name: asked[2] });
	expect(calls.filter(({ what }) => what.includes("/storage/"))).toHaveLength(1);
});
