import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { hostileFiles } from "#tests/fixtures/files/hostile.ts";
import { pngOfSize } from "#tests/fixtures/files/images.ts";
import { type SampleFile, welcomeFiles } from "#tests/fixtures/files/welcome.ts";
import { type Site, startSite } from "#tests/fixtures/site.ts";
import {
	multipartBody,
	newVisitor,
	notificationsOf,
	rawUpload,
	staffCookie,
	storedIn,
	uploadTo,
} from "#tests/fixtures/uploads.ts";

const LIMIT = 10_485_760;
const WRONG_TYPE = "Please select a valid image, PDF, DOC, or TXT file";
const TOO_LARGE = "File size must be less than 10MB";

let site: Site;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.remove());

const note = (text = "hello"): SampleFile => ({
	name: "note.txt",
	type: "text/plain",
	bytes: Buffer.from(text),
});
const stored = z.strictObject({ success: z.literal(true), fileName: z.string() });

test("every kind of file is stored, and staff get back the same bytes as an attachment", async () => {
	const cookie = await staffCookie(site);
	const names = await Promise.all(
		welcomeFiles.map(async (file) => {
			const { status, answer } = await uploadTo(site, file);
			expect([file.name, status]).toEqual([file.name, 200]);
			return [file, stored.parse(answer).fileName] as const;
		}),
	);
	const { rows, objects } = await storedIn(site);
	for (const [file, fileName] of names) {
		const expected = file.name.replace(/[^A-Za-z0-9.-]/g, "_");
		expect(fileName.replace(/^\d{13}_/, "")).toBe(expected);

		const row = rows.find(({ name }) => name === fileName);
		expect(objects).toContain(fileName);
		expect(row).toMatchObject({
			original_name: file.name,
			size_bytes: file.bytes.length,
			sha256: createHash("sha256").update(file.bytes).digest("hex"),
		});
		const download = await fetch(`${site.url}/admin/uploads/${row?.id}`, { headers: { cookie } });
		expect(Buffer.from(await download.arrayBuffer()).equals(file.bytes)).toBe(true);
		expect(download.headers.get("content-disposition")).toContain(
			`attachment; filename="${file.name.replace(/[^\x20-\x7e]/g, "_")}"; filename*=UTF-8''`,
		);
		expect(download.headers.get("x-content-type-options")).toBe("nosniff");
		expect(download.headers.get("content-security-policy")).toContain("sandbox");
		expect(download.headers.get("cache-control")).toBe("private, no-store");
	}
});

test("hostile files are refused with one message, and nothing of them stays", async () => {
	const before = await storedIn(site);
	const visitor = newVisitor();
	const answers = new Map<string, unknown>();
	for (const file of hostileFiles) {
		const { status, answer } = await uploadTo(site, file, visitor);
		answers.set(`${file.name} ${file.type}`, { status, answer });
	}
	expect(answers.size).toBeGreaterThan(40);
	for (const answer of answers.values()) {
		expect(answer).toEqual({
			status: 422,
			answer: { error: "Wrong type", message: WRONG_TYPE, fields: { file: WRONG_TYPE } },
		});
	}
	expect(await storedIn(site)).toEqual({ ...before, waiting: [] });
});

describe("the limit of 10 MiB", () => {
	const file = (bytes: number) =>
		multipartBody({ name: "big.png", type: "image/png", bytes: pngOfSize(bytes) });

	test("is exact, with and without a length", async () => {
		for (const isChunked of [false, true]) {
			const good = await rawUpload(site, { body: file(LIMIT), isChunked });
			expect(good).toContain('"success":true');
			const bad = await rawUpload(site, { body: file(LIMIT + 1), isChunked });
			expect(bad).toMatch(/^HTTP\/1.1 413/);
			expect(bad).toContain(TOO_LARGE);
		}
		const sizes = (await storedIn(site)).rows.map((row) => row.size_bytes);
		expect(sizes.filter((size) => size === LIMIT)).toHaveLength(2);
		expect(Math.max(...sizes)).toBe(LIMIT);
	});

	test("holds against lengths that lie", async () => {
		const before = await storedIn(site);
		// The server hangs up on what follows the length. A sender who is still writing then may never read why.
		const short = await rawUpload(site, { body: file(5000), length: 1000 });
		expect(short).toMatch(/^HTTP\/1.1 400/);
		const huge = await rawUpload(site, { body: file(LIMIT + 1), length: 900_000_000 });
		expect(huge).toMatch(/^HTTP\/1.1 413/);
		expect(huge).toContain(TOO_LARGE);
		expect(await storedIn(site)).toEqual({ ...before, waiting: [] });
	});
});

test("a sender who hangs up leaves nothing behind", async () => {
	const before = await storedIn(site);
	const bytes = pngOfSize(3_000_000);
	const body = multipartBody({ name: "gone.png", type: "image/png", bytes }).subarray(0, 2_000_000);
	await rawUpload(site, { body, isChunked: true, hangsUp: true });
	await vi.waitFor(async () => expect(await storedIn(site)).toEqual({ ...before, waiting: [] }));
});

test("files of one name in one moment never collide", async () => {
	const answers = await Promise.all(
		Array.from({ length: 12 }, (_, index) => uploadTo(site, note(`number ${index}`))),
	);
	const names = answers.map(({ answer }) => stored.parse(answer).fileName);
	expect(new Set(names).size).toBe(12);
	const { objects } = await storedIn(site);
	expect(objects).toEqual(expect.arrayContaining(names));
});

test("without a webhook the notification is recorded as not configured, and nobody is warned", async () => {
	const { fileName } = stored.parse((await uploadTo(site, note())).answer);
	await vi.waitFor(
		async () =>
			expect(await notificationsOf(site, fileName)).toEqual([{ status: "not_configured" }]),
		{ timeout: 20_000, interval: 200 },
	);
});

test("requests that are no upload are answered in kind", async () => {
	const post = async (init: RequestInit) => {
		const headers = { accept: "application/json", "x-forwarded-for": newVisitor() };
		const response = await fetch(`${site.url}/fileupload`, { method: "POST", headers, ...init });
		return [
			response.status,
			z.object({ message: z.string() }).parse(await response.json()).message,
		];
	};
	const empty = new FormData();
	empty.append("file", new File([], ""));
	expect(await post({ body: empty })).toEqual([422, "Please select a file"]);
	expect(await post({ body: new FormData() })).toEqual([422, "Please select a file"]);
	const headers = { "content-type": "multipart/form-data; boundary=b", accept: "application/json" };
	expect(await post({ headers, body: "--b\r\nnonsense" })).toEqual([400, expect.any(String)]);
	expect(await post({ body: "a=b" })).toEqual([415, expect.any(String)]);
});

test("a plain form gets the page, with what happened in words", async () => {
	const post = async (file: SampleFile) => {
		const response = await fetch(`${site.url}/fileupload`, {
			method: "POST",
			headers: {
				accept: "text/html,*/*",
				"content-type": "multipart/form-data; boundary=plumbline-test-boundary",
				"x-forwarded-for": newVisitor(),
			},
			body: new Uint8Array(multipartBody(file)),
		});
		return { status: response.status, html: await response.text() };
	};
	const good = await post({ ...note(), name: "my %22note%22.txt" });
	expect(good.status).toBe(200);
	expect(good.html).toContain("File uploaded successfully!");
	expect(good.html).toContain("my &quot;note&quot;.txt has been uploaded and processed.");
	const bad = await post({ ...note("<b>"), name: "page.txt" });
	expect(bad.status).toBe(422);
	expect(bad.html).toContain(WRONG_TYPE);
	const large = await post({ ...note("x".repeat(LIMIT + 2_000_000)) });
	expect(large.status).toBe(413);
	expect(large.html).toContain(TOO_LARGE);
});

test("files are for staff only", async () => {
	const { rows } = await storedIn(site);
	for (const path of ["/admin/uploads", `/admin/uploads/${rows[0]?.id}`]) {
		const response = await fetch(site.url + path, { redirect: "manual" });
		expect(response.status).toBe(302);
		expect(response.headers.get("location")).toContain("/admin/sign-in");
	}
	const cookie = await staffCookie(site);
	for (const id of ["no-id", "00000000-0000-4000-8000-000000000000"]) {
		const response = await fetch(`${site.url}/admin/uploads/${id}`, { headers: { cookie } });
		expect(response.status).toBe(404);
	}
});

test("in mock mode uploads are politely refused", async () => {
	const mock = await startSite({ env: { BACKEND: "mock" } });
	try {
		const { status, answer } = await uploadTo(mock, note());
		expect(status).toBe(503);
		expect(answer).toMatchObject({ message: expect.stringContaining("try again later") });
		const page = await fetch(`${mock.url}/admin/uploads`);
		expect(await page.text()).toContain("ai-inventory.pdf");
	} finally {
		await mock.remove();
	}
});
