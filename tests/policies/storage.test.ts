import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBucket } from "#server/backend/seed.ts";
import { startTestBackend, type TestBackend } from "../fixtures/backend.ts";

let backend: TestBackend;
let people: [string, TestBackend["admin"]][];

beforeAll(async () => {
	backend = await startTestBackend();
	people = [
		["visitor", backend.visitor()],
		["outsider", (await backend.signedIn("outsider")).client],
		["staff", (await backend.signedIn("staff")).client],
	];
});

afterAll(() => backend.close());

const text = { contentType: "text/plain", cacheControl: "3600", upsert: false };
let counter = 0;

async function storedFile() {
	counter += 1;
	const name = `17000000000${counter}_notes.txt`;
	const { error } = await backend.admin.storage.from("uploads").upload(name, "hello", text);
	if (error) throw error;
	return name;
}

async function contentOf(name: string) {
	return (await backend.admin.storage.from("uploads").download(name)).data?.text();
}

test("only the server puts files in, not even staff replace one", async () => {
	const name = await storedFile();
	for (const [, client] of people) {
		const bucket = client.storage.from("uploads");
		expect((await bucket.upload("1700000000000_new.txt", "x", text)).error).not.toBeNull();
		expect((await bucket.upload(name, "x", { ...text, upsert: true })).error).not.toBeNull();
		expect((await bucket.update(name, "x", text)).error).not.toBeNull();
		expect((await bucket.move(name, "moved.txt")).error).not.toBeNull();
	}
	expect(await contentOf(name)).toBe("hello");
	expect(await contentOf("1700000000000_new.txt")).toBeUndefined();
});

test("only staff read files, list them and make links to them", async () => {
	const name = await storedFile();
	for (const [who, client] of people) {
		const bucket = client.storage.from("uploads");
		const isStaff = who === "staff";
		expect((await bucket.download(name)).data !== null).toBe(isStaff);
		expect(((await bucket.list()).data ?? []).some((file) => file.name === name)).toBe(isStaff);
		expect((await bucket.createSignedUrl(name, 60)).error === null).toBe(isStaff);
		expect((await fetch(bucket.getPublicUrl(name).data.publicUrl)).ok).toBe(false);
	}
});

test("only staff delete files", async () => {
	const name = await storedFile();
	for (const [who, client] of people) {
		await client.storage.from("uploads").remove([name]);
		expect(await contentOf(name)).toBe(who === "staff" ? undefined : "hello");
	}
});

describe("the bucket", () => {
	test("never overwrites", async () => {
		const name = await storedFile();
		const again = await backend.admin.storage.from("uploads").upload(name, "other", text);
		expect(again.error).not.toBeNull();
		expect(await contentOf(name)).toBe("hello");
	});

	test("takes a file as a form, with its bytes unchanged", async () => {
		const bytes = new Uint8Array(5000).map((_, index) => (index * 31) % 256);
		const bucket = backend.admin.storage.from("uploads");
		const file = new Blob([bytes], { type: "image/png" });
		expect((await bucket.upload("1700000000001_a.png", file, text)).error).toBeNull();
		const stored = (await bucket.download("1700000000001_a.png")).data;
		expect(new Uint8Array((await stored?.arrayBuffer()) ?? [])).toEqual(bytes);
		expect(stored?.type).toBe("image/png");
	});

	test("refuses files over 10 MiB and other types", async () => {
		const bucket = backend.admin.storage.from("uploads");
		const limit = 10 * 1024 * 1024;
		const large = new Uint8Array(limit + 1);
		expect((await bucket.upload("1700000000002_l.txt", large, text)).error?.message).toBe(
			"The object exceeded the maximum allowed size",
		);
		const exact = await bucket.upload("1700000000003_e.txt", large.subarray(1), text);
		expect(exact.error).toBeNull();
		const script = { contentType: "text/html" };
		expect((await bucket.upload("1700000000004_h.html", "<p>", script)).error).not.toBeNull();
	});

	test("keeps names inside its folder", async () => {
		const bucket = backend.admin.storage.from("uploads");
		for (const name of ["../../secrets.json", "a/../../../secrets.json"]) {
			await bucket.upload(name, "x", { ...text, upsert: true });
			const stolen = (await bucket.download(name)).data;
			expect((await stolen?.text()) ?? "").not.toContain("jwtSecret");
		}
		expect((await backend.admin.auth.admin.listUsers()).error).toBeNull();
	});
});

test("a bucket that was opened, widened or removed is as it should be after the next start", async () => {
	const { storage } = backend.admin;
	const read = async () => {
		const { data } = await storage.getBucket("uploads");
		const { public: isPublic, file_size_limit, allowed_mime_types } = data ?? {};
		return { isPublic, file_size_limit, types: allowed_mime_types?.toSorted() };
	};
	const before = await read();
	expect(before).toMatchObject({ isPublic: false, file_size_limit: 10 * 1024 * 1024 });
	const opened = { public: true, fileSizeLimit: 99, allowedMimeTypes: ["text/html"] };
	expect((await storage.updateBucket("uploads", opened)).error).toBeNull();
	expect(await read()).toEqual({ isPublic: true, file_size_limit: 99, types: ["text/html"] });
	await ensureBucket(backend.admin);
	expect(await read()).toEqual(before);

	await storage.emptyBucket("uploads");
	expect((await storage.deleteBucket("uploads")).error).toBeNull();
	await ensureBucket(backend.admin);
	expect(await read()).toEqual(before);
});
