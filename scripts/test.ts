import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ensureChromium } from "./set-up/chromium.ts";

/** Everything that proves the product, cheapest first. The set-up (Node, packages, build) was done by run.mjs. */
const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules/.bin", name);
// Not in test-results: Playwright empties that folder.
const results = join(root, ".cache/test-reports");

type Step = { name: string; command: string; args: string[]; env?: Record<string, string> };

const chromium = await ensureChromium();
const steps: Step[] = [
	{ name: "format and lint", command: bin("biome"), args: ["ci", "."] },
	{ name: "route types", command: bin("react-router"), args: ["typegen"] },
	{ name: "types", command: bin("tsc"), args: [] },
	{ name: "unused code", command: bin("knip"), args: ["--no-progress"] },
	{
		name: "unit, policies, integration",
		command: bin("vitest"),
		args: [
			"run",
			...["unit", "policies", "integration"].flatMap((project) => ["--project", project]),
			"--reporter=default",
			"--reporter=json",
			`--outputFile=${join(results, "vitest.json")}`,
		],
	},
	{
		name: "browser",
		command: bin("playwright"),
		args: ["test"],
		env: { CHROMIUM_PATH: chromium },
	},
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const failed: string[] = [];
for (const step of steps) {
	const startedAt = Date.now();
	console.log(`\n▶ ${step.name}`);
	const code = await run(step);
	console.log(
		`${code === 0 ? "✔" : "✘"} ${step.name} (${Math.round((Date.now() - startedAt) / 1000)} s)`,
	);
	if (code !== 0) failed.push(step.name);
}

const total = add(vitestCounts(), playwrightCounts());
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = failed.length > 0 || total.failed > 0 || total.passed === 0 ? 1 : 0;

function run({ command, args, env }: Step): Promise<number> {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd: root,
			stdio: "inherit",
			env: { ...process.env, ...env },
		});
		child.on("error", (error) => {
			console.error(error.message);
			resolve(1);
		});
		child.on("exit", (code) => resolve(code ?? 1));
	});
}

type Counts = { passed: number; failed: number };

function read(name: string): unknown {
	const file = join(results, name);
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function vitestCounts(): Counts {
	const schema = z.object({
		numPassedTests: z.number().default(0),
		numFailedTests: z.number().default(0),
	});
	const { numPassedTests, numFailedTests } = schema.parse(read("vitest.json"));
	return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCounts(): Counts {
	const stats = z.object({
		expected: z.number().default(0),
		unexpected: z.number().default(0),
		flaky: z.number().default(0),
	});
	const { stats: counts } = z.object({ stats: stats.prefault({}) }).parse(read("browser.json"));
	return { passed: counts.expected, failed: counts.unexpected + counts.flaky };
}

function add(a: Counts, b: Counts): Counts {
	return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}
