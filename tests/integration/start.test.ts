import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isAlive, processTree } from "#tests/fixtures/processes.ts";
import { root, type Site, startSite } from "#tests/fixtures/site.ts";

let site: Site;

beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.remove());

async function tryToStart(env: Record<string, string>) {
	const child = spawn(process.execPath, ["server/main.ts"], {
		cwd: root,
		env: { ...process.env, NODE_NO_WARNINGS: "1", ...env },
	});
	let output = "";
	child.stdout.on("data", (chunk) => (output += chunk));
	child.stderr.on("data", (chunk) => (output += chunk));
	const code = await new Promise<number | null>((resolve) => child.on("exit", resolve));
	return { code, lines: output.trim().split("\n") };
}

async function emptyFolder() {
	return mkdtemp(join(tmpdir(), "plumbline-start-"));
}

test("a busy port is one readable line, and nothing is written", async () => {
	const folder = await emptyFolder();
	const other = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => other.once("listening", resolve));
	const address = other.address();
	const port = typeof address === "object" && address ? String(address.port) : "";
	const { code, lines } = await tryToStart({ PORT: port, DATA_DIR: folder });
	other.close();
	expect(code).toBe(1);
	expect(lines).toEqual([`Port ${port} on 127.0.0.1 is already in use. Set PORT to another one.`]);
	expect(await readdir(folder)).toEqual([]);
});

test("a data folder that cannot be written is one readable line", async () => {
	const folder = await emptyFolder();
	await writeFile(join(folder, "file"), "");
	const { code, lines } = await tryToStart({ PORT: "0", DATA_DIR: join(folder, "file/data") });
	expect(code).toBe(1);
	expect(lines).toHaveLength(1);
	expect(lines[0]).toContain("cannot be written");
});

test("a broken environment names every broken variable in one line", async () => {
	const { code, lines } = await tryToStart({ PORT: "http", SMTP_URL: "mail.example.org" });
	expect(code).toBe(1);
	expect(lines).toHaveLength(1);
	expect(lines[0]).toMatch(/PORT .*SMTP_URL/);
});

test("a second start on one data folder refuses, and the first goes on", async () => {
	const { code, lines } = await tryToStart({ PORT: "0", DATA_DIR: site.dataDir });
	expect(code).toBe(1);
	expect(lines).toHaveLength(1);
	expect((await fetch(site.url)).status).toBe(200);
});

test("generated secrets are readable by their owner only", async () => {
	const secrets = await stat(join(site.dataDir, "secrets.json"));
	expect(secrets.mode & 0o777).toBe(0o600);
	expect((await stat(site.dataDir)).mode & 0o777).toBe(0o700);
});

test("SIGTERM ends everything within ten seconds, with code 0", async () => {
	const other = await startSite();
	const processes = await processTree(other.pid);
	expect(processes.length).toBeGreaterThan(2);
	const startedAt = Date.now();
	expect(await other.stop("SIGTERM")).toBe(0);
	expect(Date.now() - startedAt).toBeLessThan(10_000);
	expect(processes.filter(isAlive)).toEqual([]);
	await rm(other.dataDir, { recursive: true });
});

test("no orphan holds the data after kill -9, and the next start takes over", async () => {
	const other = await startSite();
	const processes = await processTree(other.pid);
	await other.stop("SIGKILL");
	await expect.poll(() => processes.filter(isAlive), { timeout: 10_000 }).toEqual([]);
	const next = await startSite({ dataDir: other.dataDir });
	expect((await fetch(`${next.url}/healthz`)).status).toBe(200);
	await next.remove();
});

test("when the backend is killed, public pages go on and it comes back within 15 seconds", async () => {
	const addresses = [
		"/",
		"/about",
		"/services",
		"/faqs",
		"/contact",
		"/articles",
		"/articles?page=2",
	];
	for (const address of addresses) await fetch(site.url + address);
	const children = await processTree(site.pid, "backend/child");
	expect(children).toHaveLength(1);
	process.kill(children[0] ?? 0, "SIGKILL");

	const failures: string[] = [];
	const startedAt = Date.now();
	let isBack = false;
	while (!isBack && Date.now() - startedAt < 15_000) {
		for (const address of addresses) {
			const { status } = await fetch(site.url + address);
			if (status !== 200) failures.push(`${address} ${status}`);
		}
		const health = await fetch(`${site.url}/healthz`);
		isBack =
			health.status === 200 && (await processTree(site.pid, "backend/child"))[0] !== children[0];
	}
	expect(failures).toEqual([]);
	expect(isBack).toBe(true);
});
