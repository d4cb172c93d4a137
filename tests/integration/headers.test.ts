import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "#tests/fixtures/requests.ts";
import { type Site, startSite } from "#tests/fixtures/site.ts";

let site: Site;

beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.remove());

const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(site.url + path, { headers, redirect: "manual" });

/** The rules of the MDN HTTP Observatory that earn an A+. */
test.each(["/", "/articles", "/contact", "/admin/sign-in", "/no-such-page"])(
	"%s carries the headers of an A+",
	async (path) => {
		const { headers } = await get(path);
		const csp = headers.get("content-security-policy") ?? "";
		expect(csp).toContain("default-src 'none'");
		expect(csp).toContain("frame-ancestors 'none'");
		expect(csp).toContain("base-uri 'none'");
		expect(csp).toContain("form-action 'self'");
		const scripts = /script-src ([^;]*)/.exec(csp)?.[1] ?? "";
		expect(scripts).not.toMatch(/unsafe|\*|https?:|data:/);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("x-frame-options")).toBe("DENY");
		expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
		expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
		expect(headers.get("cross-origin-embedder-policy")).toBe("credentialless");
		expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
		expect(headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
		expect(headers.get("x-powered-by")).toBeNull();
	},
);

test("a public page is cut off from other windows unless the visitor came alone", async () => {
	const openerPolicy = async (path: string, from: string, headers = {}) => {
		const answer = await get(path, { "sec-fetch-site": from, ...headers });
		return answer.headers.get("cross-origin-opener-policy");
	};
	for (const from of ["cross-site", "same-site", "same-origin"]) {
		expect(await openerPolicy("/", from)).toBe("same-origin");
	}
	expect(await openerPolicy("/", "none")).toBeNull();
	const tag = (await get("/")).headers.get("etag") ?? "";
	expect(await openerPolicy("/", "none", { "if-none-match": tag })).toBeNull();
	expect(await openerPolicy("/", "cross-site", { "if-none-match": tag })).toBe("same-origin");
	expect(await openerPolicy("/admin/sign-in", "none")).toBe("same-origin");
	expect(await openerPolicy("/", "none", { cookie: "plumbline-session=x" })).toBe("same-origin");
});

test("transport security is promised only on an https address", async () => {
	expect((await get("/")).headers.get("strict-transport-security")).toBeNull();
	const secure = await startSite({ env: { SITE_URL: "https://plumbline.example" } });
	const { headers } = await fetch(`http://127.0.0.1:${await portOf(secure)}/`);
	expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
	expect(headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
	await secure.remove();
});

test("public pages may be kept but must be checked again, with a tag for each encoding", async () => {
	const tags = new Set<string>();
	for (const encoding of ["identity", "gzip", "br"]) {
		const response = await get("/about", { "accept-encoding": encoding });
		expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
		expect(response.headers.get("vary")).toBe("Accept, Accept-Encoding");
		expect(response.headers.get("set-cookie")).toBeNull();
		const tag = response.headers.get("etag") ?? "";
		tags.add(tag);
		const again = await get("/about", { "accept-encoding": encoding, "if-none-match": tag });
		expect(again.status).toBe(304);
		expect(await again.text()).toBe("");
	}
	expect(tags.size).toBe(3);
});

test("a search is for everybody too, but is made anew each time", async () => {
	const response = await get("/articles?search=colorado");
	expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
	const tag = response.headers.get("etag") ?? "";
	const again = await get("/articles?search=colorado", { "if-none-match": tag });
	expect(again.status).toBe(304);
});

test("with a session nothing is kept", async () => {
	const { headers } = await get("/about", { cookie: "plumbline-session=x" });
	expect(headers.get("cache-control")).toBe("private, no-store");
});

test("unknown query strings share the page", async () => {
	const plain = await get("/about");
	const marked = await get("/about?utm_source=newsletter");
	expect(marked.headers.get("etag")).toBe(plain.headers.get("etag"));
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])("%s is not allowed", async (method) => {
	expect(await statusOf(method)).toBe(405);
});

test.each(["/", "/about", "/rss.xml", "/api/articles", "/article-management"])(
	"%s takes no post, and says so",
	async (path) => {
		const response = await fetch(site.url + path, { method: "POST", body: "x" });
		expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
		expect(await response.json()).toEqual({
			error: "Method not allowed",
			message: "Nothing can be sent to this address.",
		});
	},
);

test("a post from another site is refused", async () => {
	const response = await fetch(`${site.url}/contact`, {
		method: "POST",
		headers: {
			origin: "https://evil.example",
			"content-type": "application/x-www-form-urlencoded",
		},
		body: "name=x",
	});
	expect(response.status).toBe(403);
});

test("a body larger than the address takes answers 413", async () => {
	const response = await fetch(`${site.url}/functions/v1/handle-contact-form`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ message: "x".repeat(100_000) }),
	});
	expect(response.status).toBe(413);
});

test("after a body that was refused unread the connection goes on", async () => {
	for (const path of ["/functions/v1/handle-contact-form", "/contact", "/fileupload"]) {
		for (let turn = 0; turn < 3; turn += 1) {
			const refused = await fetch(site.url + path, {
				method: "POST",
				headers: { "content-type": "application/json", accept: "application/json" },
				body: "x".repeat(2_000_000),
			});
			expect(refused.status).toBeGreaterThanOrEqual(400);
			await refused.text();
			expect((await fetch(`${site.url}/about`)).status).toBe(200);
		}
	}
});

test("the backend's own addresses are not reachable through the site", async () => {
	for (const path of ["/rest/v1/articles", "/auth/v1/health", "/storage/v1/bucket"]) {
		expect((await get(path)).status).toBe(404);
	}
});

test("a trailing slash leads to the address without it, on this site only", async () => {
	const response = await get("/about/?x=1");
	expect([response.status, response.headers.get("location")]).toEqual([301, "/about?x=1"]);
	for (const path of ["//evil.example/", "/\\evil.example/", "/\\/evil.example/"]) {
		const { headers } = await ask(site.url + path);
		expect([path, headers.get("location")]).toEqual([path, "/evil.example"]);
	}
});

test("a host that cannot be one is a bad request, and nobody's error", async () => {
	for (const host of ["a b", "[", "host/path"]) {
		expect([host, (await ask(`${site.url}/admin`, { headers: { host } })).status]).toEqual([
			host,
			400,
		]);
	}
	expect(site.output()).not.toContain("request-failed");
});

test("requests are logged without query strings or addresses", async () => {
	await get("/articles?search=secret-illness", { "x-forwarded-for": "203.0.113.77" });
	await expect.poll(() => site.output()).toContain('"path":"/articles"');
	expect(site.output()).not.toContain("secret-illness");
	expect(site.output()).not.toContain("203.0.113.77");
});

function statusOf(method: string): Promise<number | undefined> {
	return new Promise((resolve, reject) => {
		const exchange = request(site.url, { method }, (response) => {
			response.resume();
			resolve(response.statusCode);
		});
		exchange.on("error", reject).end();
	});
}

async function portOf({ output }: Site): Promise<string> {
	await expect.poll(output).toContain("listening on port");
	return /listening on port (\d+)/.exec(output())?.[1] ?? "";
}
