import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/free-port.ts";
import type { Site } from "#tests/fixtures/site.ts";
import type { LoadResult } from "./load.ts";
import { loadElsewhere } from "./load-elsewhere.ts";
import { startPlain } from "./plain.ts";
import { median, ms, ratio, round, type Section } from "./table.ts";

const ROUNDS = 11;
const SECONDS = 2;
const CONNECTIONS = 32;

type Peer = { name: string; port: number };

/** Home, list and detail from the page cache, beside servers that do nothing but send the same bytes. */
export async function benchPages(site: Site, detail: string): Promise<Section> {
	const paths = { home: "/", list: "/articles", detail };
	const addresses = Object.values(paths);
	const plain = await startPlain({ origin: site.url, paths: addresses });
	const nginx = await startNginx(site.url, addresses);
	const peers: Peer[] = [
		{ name: "this site", port: Number(new URL(site.url).port) },
		{ name: "node:http from memory", port: plain.port },
		...(nginx ? [{ name: "nginx static, not compressed", port: nginx.port }] : []),
	];
	const results = new Map<string, LoadResult[]>();
	for (let run = 0; run < ROUNDS; run += 1) {
		for (const [name, path] of Object.entries(paths)) {
			for (const peer of peers) {
				const options = { port: peer.port, path, connections: CONNECTIONS, seconds: SECONDS };
				const key = `${name} ${peer.name}`;
				results.set(key, [...(results.get(key) ?? []), await loadElsewhere(options)]);
			}
		}
	}
	plain.stop();
	nginx?.stop();

	const middle = (key: string, pick: (result: LoadResult) => number) =>
		median((results.get(key) ?? []).map(pick));
	const rows = Object.keys(paths).flatMap((name) =>
		peers.map((peer) => {
			const key = `${name} ${peer.name}`;
			const base = `${name} node:http from memory`;
			const rate = middle(key, (result) => result.requestsPerSecond);
			const p99 = middle(key, (result) => result.p99);
			return [
				name,
				peer.name,
				round(rate),
				ratio(
					rate,
					middle(base, (result) => result.requestsPerSecond),
				),
				ms(middle(key, (result) => result.p50)),
				ms(p99),
				ratio(
					p99,
					middle(base, (result) => result.p99),
				),
				String((results.get(key) ?? []).reduce((sum, result) => sum + result.errors, 0)),
			];
		}),
	);
	return {
		title: "Cached pages",
		note: `${CONNECTIONS} keep-alive connections, ${ROUNDS} interleaved rounds of ${SECONDS} s, medians; one web process.`,
		head: ["page", "server", "requests/s", "of node:http", "p50", "p99", "of node:http", "errors"],
		rows,
	};
}

/** nginx where it is installed: the identity bytes, since its brotli module rarely is. */
async function startNginx(origin: string, paths: string[]) {
	const binary = ["/usr/sbin/nginx", "/usr/bin/nginx"].find(existsSync);
	if (!binary) return null;
	const folder = mkdtempSync(join(tmpdir(), "plumbline-nginx-"));
	const port = await freePort(0, "127.0.0.1");
	const locations: string[] = [];
	for (const [index, path] of paths.entries()) {
		const body = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
		writeFileSync(join(folder, `${index}.html`), body);
		locations.push(`location = ${path} { try_files /${index}.html =404; }`);
	}
	execFileSync("chmod", ["-R", "a+rX", folder]);
	const configuration = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; default_type text/html; sendfile on; keepalive_requests 1000000; server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join(" ")} } }`;
	writeFileSync(join(folder, "nginx.conf"), configuration);
	const child = spawn(binary, ["-c", join(folder, "nginx.conf"), "-p", folder], {
		stdio: "ignore",
	});
	for (let attempt = 0; attempt < 50; attempt += 1) {
		const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
			() => true,
			() => false,
		);
		if (isUp) break;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	return {
		port,
		stop() {
			child.kill();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
