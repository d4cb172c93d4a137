import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const program = join(import.meta.dirname, "../../tests/fixtures/log-writer.ts");
const LINES = 20_000;

test("a log that nobody reads holds nobody up, and is complete and in order when it is read", async () => {
	const child = fork(program, [String(LINES)], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
	await once(child, "message");
	if (!child.stdout) throw new Error("no standard output");
	child.send("end");
	const lines = (await text(child.stdout)).trimEnd().split("\n");
	const numbers = lines.map((line) => JSON.parse(line).line);
	expect(numbers).toEqual(Array.from({ length: LINES }, (_, index) => index));
});
