import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { processTree } from "#tests/fixtures/processes.ts";
import { ask } from "#tests/fixtures/requests.ts";
import { databaseOf, type Site, startSite } from "#tests/fixtures/site.ts";

let site: Site;
beforeAll(async () => {
	site = await startSite({ env: { WEB_CONCURRENCY: "2" } });
});
afterAll(() => site.remove());

const workersOf = ({ pid }: Site) => processTree(pid, "web/worker");

/** Until there are as many as asked for, none of them among the former ones. */
function replaced(former: number[], count: number) {
	return expect
		.poll(async () => (await workersOf(site)).filter((id) => !former.includes(id)).length, {
			timeout: 20_000,
		})
		.toBe(count);
}

test("while a killed web process is replaced, the other one answers", async () => {
	const [first = 0, ...others] = await workersOf(site);
	expect(others).toHaveLength(1);
	let isOver = false;
	const statuses: (number | string)[] = [];
	const visitor = (async () => {
		while (!isOver) {
			statuses.push(await ask(site.url).then(({ status }) => status, String));
		}
	})();
	await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(10);
	process.kill(first, "SIGKILL");
	await replaced([first, ...others], 1);
	const answered = statuses.length;
	await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(answered + 10);
	isOver = true;
	await visitor;
	// What the killed one had in its hands is lost with it, and nothing else.
	expect(statuses.filter((status) => status !== 200).length).toBeLessThanOrEqual(1);
});

test("work that no request waits for goes on, whichever web process is killed", async () => {
	const { service } = await databaseOf(site);
	for (const id of await workersOf(site)) {
		const before = await workersOf(site);
		process.kill(id, "SIGKILL");
		await replaced(before, 1);
	}
	const message = { email: "ada@example.org", subject: "General Inquiry", message: "Still there?" };
	const { data } = await service
		.from("contact_submissions")
		.insert({ name: "Ada", ...message })
		.select("id")
		.single();
	const deliveries = async () => {
		const owed = service.from("deliveries").select("status");
		return (await owed.eq("submission_id", data?.id ?? "")).data;
	};
	const sent = [{ status: "sent" }, { status: "sent" }];
	await expect.poll(deliveries, { timeout: 20_000 }).toEqual(sent);
});

test("a web process that finds its port taken tries again until it is free", async () => {
	const single = await startSite();
	const [worker = 0] = await workersOf(single);
	process.kill(worker, "SIGKILL");
	const port = Number(new URL(single.url).port);
	const squatter = createServer();
	await expect
		.poll(
			() =>
				new Promise((resolve) => {
					squatter.once("error", () => resolve(false));
					squatter.listen(port, "127.0.0.1", () => resolve(true));
				}),
			{ interval: 10 },
		)
		.toBe(true);
	// It has looked in vain at least once.
	await expect
		.poll(() => single.output().split("ended unexpectedly").length, { timeout: 15_000 })
		.toBeGreaterThan(2);
	await new Promise((resolve) => squatter.close(resolve));
	const status = () => ask(single.url).then(({ status }) => status, String);
	await expect.poll(status, { timeout: 15_000 }).toBe(200);
	await single.remove();
});
