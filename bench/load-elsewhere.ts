import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { LoadOptions, LoadResult } from "./load.ts";

const resultSchema = z.object({
	requestsPerSecond: z.number(),
	p50: z.number(),
	p99: z.number(),
	errors: z.number(),
	count: z.number(),
});

/** The load from a process of its own, so that the caller is free to read the server's log. */
export async function loadElsewhere({
	port,
	path,
	connections,
	seconds,
}: LoadOptions): Promise<LoadResult> {
	const program = join(import.meta.dirname, "load-process.ts");
	const args = [program, port, path, connections, seconds].map(String);
	const { stdout } = await promisify(execFile)(process.execPath, args);
	return resultSchema.parse(JSON.parse(stdout));
}
