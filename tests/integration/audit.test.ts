import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { removeTemporaryFolder, temporaryFolder } from "#tests/fixtures/backend.ts";
import { root } from "#tests/fixtures/site.ts";

/** npm run audit, with npm itself and registries on loopback. */
const advisory = (severity: string) => ({
	id: 1,
	url: "https://advisories.example/1",
	title: "A hole",
	severity,
	vulnerable_versions: "*",
	cwe: [],
	cvss: { score: 0, vectorString: null },
});

const closers: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closers.splice(0)) await close();
});

/** Knows these advisories, by package; without any knowledge it has no such endpoint. */
async function startRegistry(advisories?: Record<string, object[]>): Promise<string> {
	const server = createServer((request, response) => {
		const isAsked = request.method === "POST" && request.url?.endsWith("/advisories/bulk");
		if (isAsked && advisories) return response.end(JSON.stringify(advisories));
		response.writeHead(isAsked ? 405 : 404).end();
	});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	closers.push(() => server.close());
	const address = server.address();
	return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`;
}

async function audit(registry: string) {
	// npm remembers advisories.
	const cache = await temporaryFolder();
	closers.push(() => removeTemporaryFolder(cache));
	const child = spawn(process.execPath, ["scripts/audit.ts"], {
		cwd: root,
		stdio: ["ignore", "pipe", "inherit"],
		env: {
			...process.env,
			NODE_NO_WARNINGS: "1",
			npm_config_registry: registry,
			npm_config_cache: cache,
		},
	});
	const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
	return { output: await text(child.stdout), code: await exit };
}

test("no known hole is a success that says how many packages were checked", async () => {
	const { output, code } = await audit(await startRegistry({}));
	expect(output).toMatch(
		/^Dependencies checked: [1-9]\d* packages in production, 0 with known vulnerabilities\.$/m,
	);
	expect(code).toBe(0);
});

test.each([
	["critical", 1],
	["high", 1],
	["moderate", 0],
])("a %s hole is named, and ends with %i", async (severity, expected) => {
	const { output, code } = await audit(await startRegistry({ zod: [advisory(severity)] }));
	expect(output).toMatch(
		new RegExp(`^${severity} +zod .*A hole https://advisories.example/1`, "m"),
	);
	expect(output).not.toContain(" 0 with known vulnerabilities");
	expect(code).toBe(expected);
});

test("a registry that keeps no advisories is no success: nothing was checked", async () => {
	const { output, code } = await audit(await startRegistry());
	expect(output).toContain("Dependencies NOT CHECKED");
	expect(output).toContain("405 Method Not Allowed");
	expect(output).not.toContain("known vulnerabilities");
	expect(code).toBe(2);
});

test("a registry that cannot be reached is no success either", async () => {
	const { output, code } = await audit("http://127.0.0.1:9/");
	expect(output).toContain("Dependencies NOT CHECKED");
	expect(code).toBe(2);
});
