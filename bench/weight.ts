import { type Browser, chromium } from "@playwright/test";
import type { Site } from "#tests/fixtures/site.ts";
import { kB, type Section } from "./table.ts";

/** Bytes on the wire of a first visit, before and after the visitor shows intent. */
export async function benchWeight(
	site: Site,
	chromiumPath: string,
	detail: string,
): Promise<Section> {
	const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
	const browser = await chromium.launch({ executablePath: chromiumPath, args });
	const paths = [
		"/",
		"/about",
		"/services",
		"/faqs",
		"/articles",
		detail,
		"/contact",
		"/fileupload",
	];
	const rows: string[][] = [];
	for (const path of paths) rows.push(await weigh(browser, site.url, path));
	await browser.close();
	return {
		title: "Weight",
		note: "Compressed bytes of a first visit. Inline scripts and styles count as HTML.",
		head: ["page", "HTML", "fonts", "scripts before intent", "scripts after intent"],
		rows,
	};
}

async function weigh(browser: Browser, origin: string, path: string): Promise<string[]> {
	const context = await browser.newContext();
	const page = await context.newPage();
	const bytes = { document: 0, script: 0, font: 0 };
	page.on("requestfinished", async (request) => {
		const { responseBodySize } = await request.sizes();
		const type = request.resourceType();
		if (type === "document") bytes.document += responseBodySize;
		if (type === "script") bytes.script += responseBodySize;
		if (type === "font") bytes.font += responseBodySize;
	});
	await page.goto(origin + path, { waitUntil: "networkidle" });
	const before = bytes.script;
	await page.mouse.move(10, 10);
	await page.mouse.move(20, 20);
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
	await page.waitForLoadState("networkidle");
	await context.close();
	return [path, kB(bytes.document), kB(bytes.font), kB(before), kB(bytes.script)];
}
