import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { introduction, median, ms, round, toMarkdown } from "#bench/table.ts";
import { startSite } from "#tests/fixtures/site.ts";
import { ensureChromium } from "./set-up/chromium.ts";

/** npm run lighthouse: the reading pages on Lighthouse's phone, three runs each, medians. */
const VERSION = "13.5.0";
const RUNS = 3;
const folder = join(import.meta.dirname, "../.cache/lighthouse");
const command = join(folder, "node_modules/.bin/lighthouse");
const execute = promisify(execFile);

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const scored = z.object({ score: z.number().nullable() });
const reportSchema = z.object({
	categories: z.record(
		z.string(),
		scored.extend({ auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
	),
	audits: z.record(z.string(), scored.extend({ numericValue: z.number().optional() })),
});
type Report = z.output<typeof reportSchema>;

const pages = {
	home: "/",
	about: "/about",
	services: "/services",
	faqs: "/faqs",
	list: "/articles",
	detail: "/articles/the-nist-ai-rmf-10-and-its-four-functions",
	contact: "/contact",
};

await ensureLighthouse();
const chromium = await ensureChromium();
const site = await startSite();
const results = await mkdtemp(join(tmpdir(), "plumbline-lighthouse-"));
const wanted = process.argv.slice(2);
const measured = Object.entries(pages)
	.filter(([name]) => wanted.length === 0 || wanted.includes(name))
	.map(([name, path]) => ({ name, path, reports: [] as Report[] }));
try {
	for (let count = 1; count <= RUNS; count += 1) {
		for (const { name, path, reports } of measured) {
			const report = await measure(site.url + path);
			reports.push(report);
			console.log(`${count} ${name}: ${scores([report]).join(" ")}`);
		}
	}
} finally {
	await site.remove();
	await rm(results, { recursive: true, force: true });
}

const table = toMarkdown({
	title: "The phone",
	note: `Lighthouse ${VERSION}, mobile, medians of ${RUNS} interleaved runs.`,
	head: ["page", ...CATEGORIES, "first paint", "largest paint", "blocked", "layout shift"],
	rows: measured.map(({ name, reports }) => [name, ...scores(reports), ...figures(reports)]),
});
const remarks = measured.flatMap(({ name, reports }) =>
	missedAudits(reports).map((audit) => `${name}: ${audit}`),
);
console.log();
console.log(table);
if (remarks.length > 0) console.log(`Not perfect:\n${remarks.join("\n")}`);
if (wanted.length === 0) {
	const page = [introduction("Lighthouse", "npm run lighthouse"), table].join("\n");
	await writeFile(join(import.meta.dirname, "../docs/lighthouse.md"), page);
	console.log("Written to docs/lighthouse.md");
}

/** Large and only wanted here, so it is not one of the project's packages. */
async function ensureLighthouse() {
	if (existsSync(command)) return;
	console.log(`Installing Lighthouse ${VERSION} into .cache/lighthouse …`);
	await mkdir(folder, { recursive: true });
	const args = ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund"];
	const { status } = spawnSync("npm", [...args, `lighthouse@${VERSION}`], { stdio: "inherit" });
	if (status !== 0) throw new Error("Lighthouse could not be installed.");
}

/** Once more when Lighthouse could not read its own trace, which it asks for in its message. */
function measure(url: string): Promise<Report> {
	return run(url).catch(() => run(url));
}

async function run(url: string): Promise<Report> {
	const file = join(results, "report.json");
	const sandbox = process.getuid?.() === 0 ? " --no-sandbox" : "";
	await execute(
		command,
		[
			url,
			"--quiet",
			"--output=json",
			`--output-path=${file}`,
			`--chrome-flags=--headless=new --disable-gpu --disable-quic --no-first-run${sandbox}`,
		],
		{ env: { ...process.env, CHROME_PATH: chromium }, timeout: 180_000 },
	);
	return reportSchema.parse(JSON.parse(await readFile(file, "utf8")));
}

function scores(reports: Report[]): string[] {
	return CATEGORIES.map((category) =>
		round(median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100))),
	);
}

function figures(reports: Report[]): string[] {
	const value = (audit: string) =>
		median(reports.map((report) => report.audits[audit]?.numericValue ?? 0));
	return [
		ms(value("first-contentful-paint")),
		ms(value("largest-contentful-paint")),
		ms(value("total-blocking-time")),
		round(value("cumulative-layout-shift"), 3),
	];
}

/** Audits that count and were missed in most runs. */
function missedAudits(reports: Report[]): string[] {
	const ids = CATEGORIES.flatMap((category) =>
		(reports[0]?.categories[category]?.auditRefs ?? [])
			.filter(({ weight }) => weight > 0)
			.map(({ id }) => id),
	);
	return [...new Set(ids)].filter((id) => {
		const scores = reports.map((report) => report.audits[id]?.score ?? 1);
		return median(scores) < 0.95;
	});
}
