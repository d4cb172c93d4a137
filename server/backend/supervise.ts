import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { z } from "zod";
import type { Secrets } from "./secrets.ts";

/** Its message says it all: a stack would only tell where it arrived. */
export class BackendStartError extends Error {}

export type BackendState = "starting" | "ready" | "restarting" | "stopped";

export type BackendOptions = {
	dataDir: string;
	databaseUrl?: string | undefined;
	secrets: Secrets;
	onProgress?: (text: string) => void;
	/** The reason comes with `restarting`: the signal or exit code that ended the process. */
	onStateChange?: (state: BackendState, reason?: string) => void;
};

export type Backend = {
	url: string;
	state(): BackendState;
	pid(): number | undefined;
	close(): Promise<void>;
};

const childMessage = z.discriminatedUnion("type", [
	z.object({ type: z.literal("progress"), text: z.string() }),
	z.object({ type: z.literal("ready"), url: z.string() }),
	z.object({ type: z.literal("failed"), message: z.string() }),
]);

const restartPauses = [100, 500, 1000, 2000, 5000];
const closePatienceMs = 8000;

/** Runs the embedded backend in a process of its own and brings it back, on the same port, when it dies. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
	let state: BackendState = "starting";
	let failures = 0;
	let restart: NodeJS.Timeout | undefined;
	let relaunch = Promise.resolve();

	function enter(next: BackendState, reason?: string) {
		if (state === next) return;
		state = next;
		options.onStateChange?.(next, reason);
	}

	const first = await launch(options, 0);
	const { url } = first;
	let { child } = first;
	const port = Number(new URL(url).port);
	watch();
	enter("ready");

	function watch() {
		child.once("exit", (code, signal) => {
			if (state === "stopped") return;
			enter("restarting", signal ?? `code ${code}`);
			comeBack();
		});
	}

	function comeBack() {
		const pause = restartPauses[Math.min(failures, restartPauses.length - 1)];
		failures += 1;
		restart = setTimeout(() => {
			relaunch = launchAgain();
		}, pause);
	}

	async function launchAgain() {
		try {
			const launched = await launch(options, port);
			({ child } = launched);
			failures = 0;
			if (state === "stopped") return;
			watch();
			enter("ready");
		} catch {
			if (state !== "stopped") comeBack();
		}
	}

	return {
		url,
		state: () => state,
		pid: () => child.pid,
		async close() {
			enter("stopped");
			clearTimeout(restart);
			await relaunch;
			await stop(child);
		},
	};
}

function launch(
	options: BackendOptions,
	port: number,
): Promise<{ child: ChildProcess; url: string }> {
	const child = fork(path.join(import.meta.dirname, "child.ts"), {
		// No more of our environment than this: NODE_OPTIONS with an inspector, for instance, would collide on a port.
		env: {
			PATH: process.env.PATH,
			NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
			// Saves a quarter of the start.
			NODE_COMPILE_CACHE: path.resolve(options.dataDir, "compile-cache"),
			NODE_ENV: "production",
			TZ: "UTC",
		},
		// PGlite is one large WebAssembly module. Optimizing it costs twice the memory (930 instead of 415 MB) and half a
		// second of both cores at each start, and gains less than a third on the longest queries.
		execArgv: ["--liftoff-only", "--disable-warning=ExperimentalWarning"],
		stdio: ["ignore", "ignore", "ignore", "ipc"],
	});
	return new Promise((resolve, reject) => {
		function fail(message: string) {
			child.removeAllListeners();
			reject(new BackendStartError(message));
		}
		child.on("error", (error) => fail(`The backend could not be started: ${error.message}`));
		child.once("exit", (code, signal) =>
			fail(`The backend ended while starting (${signal ?? `code ${code}`}).`),
		);
		child.on("message", (raw) => {
			const message = childMessage.safeParse(raw);
			if (!message.success) return;
			if (message.data.type === "progress") options.onProgress?.(message.data.text);
			if (message.data.type === "failed")
				fail(`The backend could not be started: ${message.data.message}`);
			if (message.data.type === "ready") {
				child.removeAllListeners("exit");
				resolve({ child, url: message.data.url });
			}
		});
		child.send({
			type: "start",
			dataDir: path.resolve(options.dataDir),
			databaseUrl: options.databaseUrl,
			port,
			secrets: options.secrets,
		});
	});
}

async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = new Promise((resolve) => child.once("exit", resolve));
	const hurry = setTimeout(() => child.kill("SIGKILL"), closePatienceMs);
	if (child.connected) child.send({ type: "close" });
	await ended;
	clearTimeout(hurry);
}
