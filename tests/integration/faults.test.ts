import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { processTree } from "#tests/fixtures/processes.ts";
import { ask, timeUntil } from "#tests/fixtures/requests.ts";
import { databaseOf, type Site, startSite } from "#tests/fixtures/site.ts";
import { templateDataDir } from "#tests/fixtures/template.ts";
import { multipartBody, newVisitor, storedIn, uploadTo } from "#tests/fixtures/uploads.ts";

const FUNCTION = "/functions/v1/handle-contact-form";
const note = { name: "note.txt", type: "text/plain", bytes: Buffer.from("hello") };
const accepted = z.object({ id: z.string(), userEmailId: z.string().nullable() });

let senders = 0;
function message() {
	senders += 1;
	return {
		name: "Ada Lovelace",
		email: `ada-${senders}@example.org`,
		subject: "General Inquiry",
		message: `Message ${senders}`,
	};
}

function send(site: Site, body: object = message()) {
	return ask(site.url + FUNCTION, {
		method: "POST",
		headers: { "content-type": "application/json", "x-forwarded-for": newVisitor() },
		body: JSON.stringify(body),
	});
}

describe("slow and broken senders", () => {
	let site: Site;
	beforeAll(async () => {
		site = await startSite();
	});
	afterAll(() => site.remove());

	/** Sends a beginning and then a byte every half second; resolves when the server has had enough. */
	function trickle(beginning: string) {
		const startedAt = performance.now();
		return new Promise<number>((resolve) => {
			const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
			const timer = setInterval(() => socket.write("x"), 500);
			socket.on("data", () => {});
			socket.on("error", () => {});
			socket.on("close", () => {
				clearInterval(timer);
				resolve(performance.now() - startedAt);
			});
			socket.write(beginning);
		});
	}

	test("slow senders are cut off, and nobody else notices them", async () => {
		const head = `POST ${FUNCTION} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
		const slow = [
			...Array.from({ length: 40 }, () => trickle("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")),
			...Array.from({ length: 40 }, () => trickle(`${head}Content-Length: 60000\r\n\r\n{"name":"`)),
		];
		expect((await ask(site.url)).status).toBe(200);
		expect((await ask(`${site.url}/articles?search=risk`)).status).toBe(200);
		expect((await send(site)).status).toBe(200);
		const durations = await Promise.all(slow);
		expect(Math.min(...durations)).toBeGreaterThan(5000);
		expect(Math.max(...durations)).toBeLessThan(30_000);
		expect((await ask(site.url)).status).toBe(200);
		expect(site.output()).not.toMatch(/ended unexpectedly/);
	});

	test("an upload that breaks off leaves nothing, in storage or on the way there", async () => {
		const before = await storedIn(site);
		const body = multipartBody({ ...note, bytes: Buffer.alloc(2_000_000, "a") });
		const broken = Array.from(
			{ length: 5 },
			() =>
				new Promise<void>((resolve) => {
					const outgoing = request(`${site.url}/fileupload`, {
						method: "POST",
						agent: false,
						headers: {
							"content-type": "multipart/form-data; boundary=plumbline-test-boundary",
							"content-length": body.length,
							"x-forwarded-for": newVisitor(),
						},
					});
					outgoing.on("error", () => resolve());
					outgoing.write(body.subarray(0, 1_000_000), () => outgoing.destroy());
				}),
		);
		await Promise.all(broken);
		await expect
			.poll(() => storedIn(site), { timeout: 10_000 })
			.toEqual({ ...before, waiting: [] });
		expect((await uploadTo(site, note)).status).toBe(200);
	});

	test("while the backend is killed, messages are stored or honestly refused, and then it goes on", async () => {
		const answers: Awaited<ReturnType<typeof send>>[] = [];
		let isOver = false;
		const visitors = Array.from({ length: 3 }, async () => {
			while (!isOver) answers.push(await send(site));
		});
		const count = (status: number) => answers.filter((answer) => answer.status === status).length;
		await expect.poll(() => count(200), { timeout: 20_000 }).toBeGreaterThan(5);
		const [child = 0] = await processTree(site.pid, "backend/child");
		process.kill(child, "SIGKILL");
		const backend = async () => (await processTree(site.pid, "backend/child"))[0] ?? child;
		await expect.poll(backend, { timeout: 15_000 }).not.toBe(child);
		const stored = count(200);
		await expect.poll(() => count(200), { timeout: 20_000 }).toBeGreaterThan(stored + 5);
		isOver = true;
		await Promise.all(visitors);

		// A quick restart is bridged by trying again, a slow one is told honestly; nothing else may happen.
		expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
		for (const { status, text } of answers) {
			if (status === 503) expect(JSON.parse(text).message).toContain("could not be stored");
		}
		const ids = answers
			.filter(({ status }) => status === 200)
			.map(({ text }) => accepted.parse(JSON.parse(text)).id);
		const { service } = await databaseOf(site);
		const { data } = await service.from("contact_submissions").select("id").limit(1000);
		const kept = new Set(data?.map(({ id }) => id));
		expect(ids.filter((id) => !kept.has(id))).toEqual([]);
	});
});

describe("a data folder that cannot be written", () => {
	let site: Site;
	const inTheWay = ["mail", "tmp"];
	beforeAll(async () => {
		const dataDir = await mkdtemp(join(tmpdir(), "plumbline-fault-"));
		await cp(await templateDataDir(), dataDir, { recursive: true });
		// Permissions do not stop root, and tests may run as root; a file where a folder should be stops everybody.
		for (const name of inTheWay) {
			await rm(join(dataDir, name), { recursive: true, force: true });
			await writeFile(join(dataDir, name), "in the way");
		}
		site = await startSite({ dataDir });
	});
	afterAll(() => site.remove());

	test("messages are stored all the same, uploads refused, and both are made good later", async () => {
		const answer = await send(site);
		expect(answer.status).toBe(200);
		const { id, userEmailId } = accepted.parse(JSON.parse(answer.text));
		expect(userEmailId).toBeNull();
		expect((await uploadTo(site, note)).status).toBe(503);

		const { service } = await databaseOf(site);
		const deliveries = async () => {
			const { data } = await service
				.from("deliveries")
				.select("status, attempts, last_error")
				.eq("submission_id", id);
			return data ?? [];
		};
		const waiting = await deliveries();
		expect(waiting).toHaveLength(2);
		for (const delivery of waiting) {
			expect(delivery.attempts).toBeGreaterThan(0);
			expect(delivery.last_error).not.toBeNull();
		}

		for (const name of inTheWay) await rm(join(site.dataDir, name));
		await timeUntil(deliveries, (all) => all.every(({ status }) => status === "sent"), 30_000);
		const mails = await readdir(join(site.dataDir, "mail"));
		expect(mails.filter((name) => name.endsWith(".eml"))).toHaveLength(2);
		expect((await uploadTo(site, note)).status).toBe(200);
	});

	test("a request under way when the site is told to stop is finished", async () => {
		const body = JSON.stringify(message());
		const answered = new Promise<number | undefined>((resolve, reject) => {
			const outgoing = request(site.url + FUNCTION, {
				method: "POST",
				agent: false,
				headers: {
					"content-type": "application/json",
					"content-length": Buffer.byteLength(body),
					"x-forwarded-for": newVisitor(),
				},
			});
			outgoing.on("error", reject);
			outgoing.on("response", (response) => {
				response.resume();
				resolve(response.statusCode);
			});
			outgoing.write(body.slice(0, 20), async () => {
				// The server has the beginning when it has answered somebody who came later.
				await ask(site.url);
				stopped = site.stop("SIGTERM");
				await timeUntil(
					() =>
						ask(site.url).then(
							() => true,
							() => false,
						),
					(isOpen) => !isOpen,
				);
				outgoing.end(body.slice(20));
			});
		});
		let stopped: Promise<number | null> | undefined;
		expect(await answered).toBe(200);
		expect(await stopped).toBe(0);
	});
});
