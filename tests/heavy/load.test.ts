import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LoadResult } from "#bench/load.ts";
import { publish } from "#tests/fixtures/articles.ts";
import { ask, timeUntil } from "#tests/fixtures/requests.ts";
import { databaseOf, type Site, startSite } from "#tests/fixtures/site.ts";

const VISITORS = 500;
const SECONDS = 20;
const PROMISED_MS = 2000;

let one: Site;
let two: Site;
beforeAll(async () => {
	one = await startSite();
	two = await startSite({ env: { WEB_CONCURRENCY: "2" } });
});
afterAll(async () => {
	await one.remove();
	await two.remove();
});

function loadThread(site: Site, options: { path: string; connections: number; seconds: number }) {
	const workerData = { port: Number(new URL(site.url).port), ...options };
	const worker = new Worker(new URL("../fixtures/load-thread.ts", import.meta.url), { workerData });
	return new Promise<LoadResult>((resolve, reject) => {
		worker.once("message", resolve);
		worker.once("error", reject);
	});
}

test(`${VISITORS} visitors for ${SECONDS} seconds while staff publish: no error, no stale page`, async () => {
	const { service } = await databaseOf(one);
	let isOver = false;
	const visitors = loadThread(one, {
		path: "/articles",
		connections: VISITORS,
		seconds: SECONDS,
	}).finally(() => {
		isOver = true;
	});
	const delays: number[] = [];
	while (!isOver) {
		const { mark } = await publish(service);
		const delay = await timeUntil(
			() => ask(`${one.url}/articles`),
			({ status, text }) => status === 200 && text.includes(mark),
			20_000,
		);
		delays.push(Math.round(delay));
		await setTimeout(500);
	}
	const result = await visitors;
	console.info(
		`${Math.round(result.requestsPerSecond)} requests/s, p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms, ${result.count} answers, ${result.errors} errors; ${delays.length} articles published, visible after ${delays.join(", ")} ms`,
	);
	expect(result.errors).toBe(0);
	expect(result.count).toBeGreaterThan(VISITORS);
	expect(delays.length).toBeGreaterThan(3);
	expect(Math.max(...delays)).toBeLessThan(PROMISED_MS);
});

test("two web processes serve at least as much as one", async () => {
	const rates = new Map<Site, number[]>([
		[one, []],
		[two, []],
	]);
	// Interleaved, so that another program's burst hits both.
	for (let round = 0; round < 3; round += 1) {
		for (const [site, seen] of rates) {
			const result = await loadThread(site, { path: "/", connections: 64, seconds: 4 });
			expect(result.errors).toBe(0);
			seen.push(result.requestsPerSecond);
		}
	}
	const middle = (site: Site) => rates.get(site)?.sort((a, b) => a - b)[1] ?? 0;
	console.info(
		`1 web process: ${Math.round(middle(one))} requests/s, 2: ${Math.round(middle(two))} (${(middle(two) / middle(one)).toFixed(2)}×)`,
	);
	// The load generator needs a core of its own: on two cores the gain is small, but it must not be a loss.
	expect(middle(two)).toBeGreaterThan(middle(one) * 0.8);
});
