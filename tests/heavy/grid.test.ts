import { afterAll, expect, test, vi } from "vitest";
import type { View } from "#app/features/data-grid/model/view.ts";
import { parseView } from "#app/features/data-grid/model/view-address.ts";
import { contactSubmissionsTable as table } from "#app/features/data-grid/tables/contact-submissions.ts";
import type { StaffAccess } from "#app/lib/staff-context.ts";
import { freshDataDir, startTestBackend } from "../fixtures/backend.ts";
import { addSubmissions } from "../fixtures/many-submissions.ts";

/** With this many submissions a page must come within 300 ms and a search within 1 s. */
const SIZES = [1000, 200_000];
const ROUNDS = 4;

const asked: [name: string, address: string, limit: number][] = [
	["first rows", "", 300],
	["sort by name", "sort=name", 300],
	["sort by company, down", "sort=-company", 300],
	["sort by message", "sort=message", 300],
	["second page", "page=2", 300],
	["page in the middle", "page=4000", 300],
	["last page", "page=8000", 300],
	["last page by company", "sort=company&page=8000", 300],
	["one month", "filter.created_at=2021-03", 300],
	["search, a rare word", "q=a1b2c3", 1000],
	["search, a word in all rows", "q=audit", 1000],
	["search, one letter", "q=a", 1000],
	["search, no match", "q=zzzzqq", 1000],
	["search a word in all, by name", "q=audit&sort=name", 1000],
	["filter of one column", "filter.email=person12345", 1000],
];

const measured = new Map<string, number[]>();

function viewAt(address: string): View {
	return parseView(table, new URLSearchParams(address));
}

async function fastest(name: string, run: () => Promise<unknown>): Promise<number> {
	let best = Number.POSITIVE_INFINITY;
	for (let round = 0; round < ROUNDS; round += 1) {
		const start = performance.now();
		await run();
		best = Math.min(best, performance.now() - start);
	}
	measured.set(name, [...(measured.get(name) ?? []), Math.round(best)]);
	return best;
}

test.each(SIZES)("the grid stays quick with %i submissions", async (size) => {
	const dataDir = await freshDataDir();
	await addSubmissions(dataDir, size);
	const backend = await startTestBackend(dataDir);
	try {
		const { client, userId, email } = await backend.signedIn("staff");
		const access: StaffAccess = { kind: "staff", user: { id: userId, email }, client };
		process.env.SUPABASE_URL = backend.url;
		process.env.SUPABASE_PUBLISHABLE_KEY = backend.secrets.publishableKey;
		process.env.SUPABASE_SECRET_KEY = backend.secrets.secretKey;
		// The server's client is made once for a process.
		vi.resetModules();
		const grid = await import("#app/features/data-grid/grid-data.server.ts");

		for (const [name, address, limit] of asked) {
			const view = viewAt(address);
			const time = await fastest(name, () => grid.readRows(access, table, view));
			expect.soft(time, name).toBeLessThan(limit);
		}
		await fastest("count all", () => grid.countRows(access, table, viewAt("")));
		await fastest("count a rare word", () => grid.countRows(access, table, viewAt("q=a1b2c3")));
		await fastest("count a word in all rows", () =>
			grid.countRows(access, table, viewAt("q=audit")),
		);

		const start = performance.now();
		let rows = 0;
		for await (const page of grid.readAllRows(access, table, viewAt(""))) rows += page.length;
		measured.set("export of all rows", [
			...(measured.get("export of all rows") ?? []),
			Math.round(performance.now() - start),
		]);
		expect(rows).toBe(size);
	} finally {
		await backend.close();
	}
});

afterAll(() => {
	const lines = [...measured].map(
		([name, times]) =>
			`${name.padEnd(32)}${times.map((time) => `${time} ms`.padStart(12)).join("")}`,
	);
	const head = `${"rows".padEnd(32)}${SIZES.map((size) => String(size).padStart(12)).join("")}`;
	process.stdout.write(`\n${[head, ...lines].join("\n")}\n`);
});
