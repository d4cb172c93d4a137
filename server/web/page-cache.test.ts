import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { FRESH_FOR_MS, type Page, PageCache, variantFor } from "./page-cache.ts";

const html = (text: string, status = 200): Page => ({
	status,
	headers: { "content-type": "text/html" },
	body: Buffer.from(text),
});

function makeCache(answers: (Page | Error)[], options = {}) {
	let now = 0;
	const rendered: string[] = [];
	const cache = new PageCache({
		now: () => now,
		render: async (key) => {
			rendered.push(key);
			const answer = answers.length > 1 ? answers.shift() : answers[0];
			if (!answer || answer instanceof Error) throw answer ?? new Error("nothing to render");
			return answer;
		},
		...options,
	});
	const read = async (key = "/") => {
		const { page } = await cache.get(key);
		return "br" in page ? page.identity.body.toString() : `${page.status}`;
	};
	return { cache, rendered, read, wait: (ms: number) => (now += ms) };
}

test("a page is rendered once for many simultaneous visitors", async () => {
	const { rendered, read } = makeCache([html("one")]);
	expect(await Promise.all([read(), read(), read()])).toEqual(["one", "one", "one"]);
	expect(rendered).toEqual(["/"]);
});

test("after five minutes the old page is sent once more while a new one is made", async () => {
	const { cache, read, wait } = makeCache([html("one"), html("two")]);
	await read();
	wait(FRESH_FOR_MS);
	expect(await read()).toBe("one");
	await expect.poll(() => cache.peek("/")?.identity.body.toString()).toBe("two");
});

test("after a publication nobody gets the old page", async () => {
	const { cache, read } = makeCache([html("one"), html("two")]);
	await read();
	cache.invalidate();
	expect(cache.peek("/")).toBeUndefined();
	expect(await read()).toBe("two");
});

test("a page whose rendering began before a publication is not fresh after it", async () => {
	const { cache, read } = makeCache([html("one"), html("two")]);
	const first = read();
	cache.invalidate();
	await first;
	expect(await read()).toBe("two");
});

test("whoever asks after a publication does not get a rendering that began before it", async () => {
	const { promise: held, resolve: letGo } = Promise.withResolvers<Page>();
	const answers = [held, Promise.resolve(html("two"))];
	const cache = new PageCache({ render: () => answers.shift() ?? held });
	const first = cache.get("/");
	cache.invalidate();
	await cache.get("/");
	letGo(html("one"));
	await first;
	expect(cache.peek("/")?.identity.body.toString()).toBe("two");
});

test("a scheduled article's time makes older pages old", async () => {
	const { cache, read, wait } = makeCache([html("one"), html("two")]);
	cache.expectPublication(1000);
	await read();
	wait(999);
	expect(await read()).toBe("one");
	wait(1);
	expect(await read()).toBe("two");
	wait(1);
	expect(cache.peek("/")?.identity.body.toString()).toBe("two");
});

test("a scheduled article's time also makes pages old that nobody asked for meanwhile", async () => {
	const { cache, read, wait } = makeCache([html("one"), html("two")]);
	cache.expectPublication(1000);
	await read();
	wait(1500);
	cache.expectPublication(Number.POSITIVE_INFINITY);
	expect(await read()).toBe("two");
});

test("when rendering fails, the last good page goes on being served", async () => {
	const { cache, read } = makeCache([
		html("one"),
		new Error("down"),
		html("sorry", 503),
		html("back"),
	]);
	await read();
	cache.invalidate();
	expect(await read()).toBe("one");
	expect(await read()).toBe("one");
	expect(await read()).toBe("back");
});

test("not-found answers are not kept, and remove what was there", async () => {
	const { cache, read } = makeCache([html("one"), html("gone", 404), html("gone", 404)]);
	await read();
	cache.invalidate();
	expect(await read()).toBe("404");
	expect(cache.size).toBe(0);
});

test("the number of pages and their bytes are bounded", async () => {
	const { cache, read } = makeCache([html("page")], { maxEntries: 3 });
	for (const key of ["/a", "/b", "/c", "/d"]) await read(key);
	expect(cache.size).toBe(3);
	expect(cache.peek("/a")).toBeUndefined();
	expect(cache.peek("/d")).toBeDefined();
});

test("each encoding is compressed once and has its own length and tag", async () => {
	const { cache, read } = makeCache([html("x".repeat(5000))]);
	await read();
	const page = cache.peek("/");
	if (!page) throw new Error("not cached");
	const br = variantFor(page, "br");
	expect(br.headers).toContain("content-encoding");
	expect(br.body.length).toBeLessThan(200);
	expect(br.etag).not.toBe(variantFor(page, undefined).etag);
});

const long = (text: string) => html(`${text} ${"the same words once more ".repeat(400)}`);

test("a page that a second visitor asks for is compressed thoroughly, and says the same", async () => {
	const { cache } = makeCache([html(Array.from({ length: 3000 }, (_, n) => `${n * n}`).join(" "))]);
	const { page } = await cache.get("/");
	if (!("br" in page)) throw new Error("the page was not kept");
	const quick = { ...page };
	expect(cache.peek("/")?.br.body.length).toBe(quick.br.body.length);
	await expect.poll(() => cache.peek("/")?.br.body.length).toBeLessThan(quick.br.body.length);
	const refined = cache.peek("/");
	for (const encoding of ["br", "gzip"] as const) {
		const variant = refined?.[encoding];
		const unpack = encoding === "br" ? brotliDecompressSync : gunzipSync;
		expect(unpack(variant?.body ?? "")).toEqual(quick.identity.body);
		expect(variant?.etag).toBe(quick[encoding].etag);
		const length = (variant?.headers.indexOf("content-length") ?? -1) + 1;
		expect(variant?.headers[length]).toBe(String(variant?.body.length));
	}
});

test("a new rendering of the same content is not compressed again", async () => {
	const { cache } = makeCache([long("one"), long("one"), long("two")]);
	await cache.get("/");
	const before = cache.peek("/")?.identity.body;
	cache.invalidate();
	await cache.get("/");
	expect(cache.peek("/")?.identity.body).toBe(before);
	cache.invalidate();
	await cache.get("/");
	expect(cache.peek("/")?.identity.body.toString()).toMatch(/^two/);
});
