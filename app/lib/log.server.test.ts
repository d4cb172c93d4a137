import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const program = join(import.meta.dirname, "../../tests/fixtures/log-writer.ts");
const LINES = 20_000;

/** What arrives when so many lines are logged while nobody reads, and then somebody does. */
async function readLate(
	count: number,
): Promise<{ line?: number; event: string; count?: number }[]> {
	const child = fork(program, [String(count)], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
	await once(child, "message");
	if (!child.stdout) throw new Error("no standard output");
	child.send("end");
	const lines = (await text(child.stdout)).trimEnd().split("\n");
	return lines.map((line) => JSON.parse(line));
}

test("a log that nobody reads holds nobody up, and is complete and in order when it is read", async () => {
	const numbers = (await readLate(LINES)).map(({ line }) => line);
	expect(numbers).toEqual(Array.from({ length: LINES }, (_, index) => index));
});

test("lines that found no room are counted in one line, where they would have stood", async () => {
	const count = 300_000;
	const lines = await readLate(count);
	const kept = lines.filter(({ event }) => event === "line");
	const notices = lines.filter(({ event }) => event === "log-lines-lost");
	expect(kept.length).toBeLessThan(count);
	expect(notices).toEqual([expect.objectContaining({ level: "warn", count: count - kept.length })]);
	expect(lines.at(-1)).toEqual(notices[0]);
});
