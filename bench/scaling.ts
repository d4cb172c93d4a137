import { ticksOf } from "#tests/fixtures/processes.ts";
import { startSite } from "#tests/fixtures/site.ts";
import { loadElsewhere } from "./load-elsewhere.ts";
import { ratio, round, type Section } from "./table.ts";

const SECONDS = 4;
const CONNECTIONS = 64;
const TICKS_PER_SECOND = 100;

/**
 * One and two web processes. The load generator needs as much of the machine as they do, so that what counts is
 * how many requests they answer with a second of processor time: as many, when they do not get in each other's way.
 */
export async function benchScaling(): Promise<Section> {
	const results = [];
	for (const workers of [1, 2]) {
		const site = await startSite({ env: { WEB_CONCURRENCY: String(workers) } });
		const port = Number(new URL(site.url).port);
		const options = { port, path: "/", connections: CONNECTIONS, seconds: SECONDS };
		await loadElsewhere({ ...options, seconds: 1 });
		const before = await ticksOf(site.pid, "web/worker");
		const { requestsPerSecond, count } = await loadElsewhere(options);
		const used = ((await ticksOf(site.pid, "web/worker")) - before) / TICKS_PER_SECOND;
		results.push({ workers, requestsPerSecond, perProcessorSecond: count / used });
		await site.remove();
	}
	const base = results[0]?.perProcessorSecond ?? 0;
	return {
		title: "Web processes",
		note: `The home page from memory, ${CONNECTIONS} connections for ${SECONDS} s.`,
		head: [
			"web processes",
			"requests/s",
			"requests per second of processor time",
			"of one process",
		],
		rows: results.map(({ workers, requestsPerSecond, perProcessorSecond }) => [
			String(workers),
			round(requestsPerSecond),
			round(perProcessorSecond),
			ratio(perProcessorSecond, base),
		]),
	};
}
