import { ticksOf } from "#tests/fixtures/processes.ts";
import { startSite } from "#tests/fixtures/site.ts";
import { loadElsewhere } from "./load-elsewhere.ts";
import { startPlain } from "./plain.ts";
import { median, ratio, round, type Section } from "./table.ts";

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 64;
const TICKS_PER_SECOND = 100;

type Server = {
	name: string;
	processes: number;
	port: number;
	processorTime: () => Promise<number>;
	stop: () => unknown;
};

/**
 * One and two web processes, beside one and two plain ones. The load generator needs as much of the machine as they do,
 * so that what counts is how many requests they answer with a second of processor time, and how much of that plain
 * servers lose when two of them share the machine with the generator.
 */
export async function benchScaling(): Promise<Section> {
	const servers = [...(await startSites()), ...(await startPlains())];
	const results = new Map<Server, { rate: number; perProcessorSecond: number }[]>();
	for (let round = 0; round < ROUNDS; round += 1) {
		for (const server of servers) {
			results.set(server, [...(results.get(server) ?? []), await measure(server)]);
		}
	}
	for (const { stop } of servers) await stop();

	const middle = (server: Server, figure: "rate" | "perProcessorSecond") =>
		median((results.get(server) ?? []).map((result) => result[figure]));
	return {
		title: "Web processes",
		note: `The home page from memory, ${CONNECTIONS} connections, ${ROUNDS} interleaved rounds of ${SECONDS} s, medians.`,
		head: [
			"server",
			"processes",
			"requests/s",
			"requests per second of processor time",
			"of one process",
		],
		rows: servers.map((server) => {
			const single = servers.find(({ name }) => name === server.name) ?? server;
			return [
				server.name,
				String(server.processes),
				round(middle(server, "rate")),
				round(middle(server, "perProcessorSecond")),
				ratio(middle(server, "perProcessorSecond"), middle(single, "perProcessorSecond")),
			];
		}),
	};
}

async function measure({ port, processorTime }: Server) {
	const before = await processorTime();
	const options = { port, path: "/", connections: CONNECTIONS, seconds: SECONDS };
	const { requestsPerSecond, count } = await loadElsewhere(options);
	const used = ((await processorTime()) - before) / TICKS_PER_SECOND;
	return { rate: requestsPerSecond, perProcessorSecond: count / used };
}

function startSites(): Promise<Server[]> {
	return Promise.all(
		[1, 2].map(async (processes) => {
			const site = await startSite({ env: { WEB_CONCURRENCY: String(processes) } });
			return {
				name: "this site",
				processes,
				port: Number(new URL(site.url).port),
				processorTime: () => ticksOf(site.pid, "web/worker"),
				stop: () => site.remove(),
			};
		}),
	);
}

async function startPlains(): Promise<Server[]> {
	const site = await startSite();
	const servers = await Promise.all(
		[1, 2].map(async (processes) => {
			const plain = await startPlain({ origin: site.url, paths: ["/"], processes });
			return {
				name: "node:http from memory",
				processes,
				port: plain.port,
				processorTime: () => ticksOf(plain.pid, "plain-server"),
				stop: () => plain.stop(),
			};
		}),
	);
	await site.remove();
	return servers;
}
