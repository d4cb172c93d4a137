import { readFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import { staff } from "#tests/fixtures/site.ts";

/**
 * The memory of a browser's tab, in MB, after somebody has paged, sorted and searched. The footprint is what the tab's
 * process has for itself alone, as the browser's own task manager counts it; where the system does not tell, it is 0.
 */
export async function measureTab(url: string, executablePath: string) {
	const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
	const browser = await chromium.launch({ executablePath, args });
	const page = await browser.newPage({ baseURL: url });
	await page.request.post("/admin/sign-in", { form: staff, maxRedirects: 0 });
	await workInGrid(page);
	const client = await page.context().newCDPSession(page);
	await client.send("HeapProfiler.collectGarbage");
	const { usedSize } = await client.send("Runtime.getHeapUsage");
	const { processInfo } = await (await browser.newBrowserCDPSession()).send(
		"SystemInfo.getProcessInfo",
	);
	const renderers = processInfo.filter(({ type }) => type === "renderer");
	const footprints = await Promise.all(renderers.map(({ id }) => footprintOf(id)));
	await browser.close();
	return { footprint: Math.max(...footprints), heap: Math.round(usedSize / 1e6) };
}

async function workInGrid(page: Page) {
	await page.goto("/admin/table-view?tab=contact-submissions");
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
	const loaded = async (work: () => Promise<unknown>) => {
		const answer = page.waitForResponse(
			(response) =>
				response.url().includes("/table-view/data?") && !response.url().includes("part="),
		);
		await work();
		await (await answer).finished();
	};
	for (let turn = 0; turn < 40; turn += 1) {
		await loaded(() => page.getByRole("button", { name: "Next" }).click());
	}
	for (const column of ["Name", "Email", "Company", "Subject", "Message"]) {
		await loaded(async () => {
			await page.getByRole("button", { name: `${column} column menu` }).click();
			await page.getByRole("menuitem", { name: "Sort descending", exact: true }).click();
		});
	}
	for (const word of ["audit", "a1b2", "person12", "zzzzqq", "spring"]) {
		await loaded(() => page.getByRole("searchbox").fill(word));
	}
}

/** Anonymous resident memory and what of it is swapped out. */
async function footprintOf(id: number): Promise<number> {
	const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
	const kB = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
	return Math.round((kB("RssAnon") + kB("VmSwap")) / 1000);
}
