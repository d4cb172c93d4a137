import fc from "fast-check";
import { expect, test } from "vitest";
import { boundaryOf, MultipartError, type Part, readMultipart } from "./multipart.ts";

async function* inPieces(bytes: Buffer, sizes: number[]) {
	for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
		const size = sizes[turn % sizes.length] ?? 1;
		yield bytes.subarray(at, at + size);
		at += size;
	}
}

async function read(form: Buffer, boundary: string, sizes = [7]) {
	const parts: (Part & { content: Buffer })[] = [];
	await readMultipart(inPieces(form, sizes), boundary, (head) => {
		const part = { ...head, content: Buffer.alloc(0) };
		parts.push(part);
		return {
			write(bytes) {
				part.content = Buffer.concat([part.content, bytes]);
			},
		};
	});
	return parts;
}

function formWith(disposition: string, content: Buffer | string = "x", head = "") {
	return Buffer.concat([
		Buffer.from(`--b\r\nContent-Disposition: form-data; ${disposition}\r\n${head}\r\n`),
		Buffer.from(content),
		Buffer.from("\r\n--b--\r\n"),
	]);
}

test("what a browser's own FormData writes is read back, however it is cut", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.uint8Array({ maxLength: 400 }),
			fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 6 }),
			async (content, sizes) => {
				const form = new FormData();
				form.append("note", "a field");
				form.append("file", new File([content], 'a "quoted" ü.txt', { type: "text/plain" }));
				const request = new Request("http://x", { method: "POST", body: form });
				const boundary = boundaryOf(request.headers.get("content-type")) ?? "";
				const parts = await read(Buffer.from(await request.bytes()), boundary, sizes);
				expect(parts).toEqual([
					{ name: "note", fileName: null, type: null, content: Buffer.from("a field") },
					{
						name: "file",
						fileName: 'a "quoted" ü.txt',
						type: "text/plain",
						content: Buffer.from(content),
					},
				]);
			},
		),
		{ numRuns: 60 },
	);
});

test.each([
	["a quote as browsers write it", 'filename="a%22b.txt"', 'a"b.txt'],
	["a quote as older programs write it", 'filename="a\\"b.txt"', 'a"b.txt'],
	["a name in UTF-8", 'filename="резюме.pdf"', "резюме.pdf"],
	["an extended name", "filename*=UTF-8''na%C3%AFve.txt", "naïve.txt"],
	["a bare name", "filename=plain.txt", "plain.txt"],
	["a per cent sign of its own", 'filename="100%25.txt"', "100%25.txt"],
	["no file chosen", 'filename=""', ""],
])("file name: %s", async (_case, parameter, expected) => {
	const [part] = await read(formWith(`name="file"; ${parameter}`), "b");
	expect(part?.fileName).toBe(expected);
});

test("a delimiter's beginning inside the content is content", async () => {
	const [part] = await read(formWith('name="f"', "\r\n--\r\n--a\r\n-"), "b", [1]);
	expect(part?.content.toString()).toBe("\r\n--\r\n--a\r\n-");
});

test.each([
	["ends early", Buffer.from('--b\r\nContent-Disposition: form-data; name="f"\r\n\r\nabc')],
	["has no delimiter", Buffer.from("nothing of the kind")],
	["has a part that is no form data", Buffer.from("--b\r\nContent-Type: a/b\r\n\r\nx\r\n--b--")],
	["has an endless head", Buffer.from(`--b\r\nA: ${"x".repeat(40_000)}`)],
	["has an endless preamble", Buffer.from("x".repeat(40_000))],
])("a form that %s is refused", async (_case, form) => {
	await expect(read(form, "b", [4096])).rejects.toBeInstanceOf(MultipartError);
});
