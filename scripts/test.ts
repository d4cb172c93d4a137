import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { auditDependencies } from "./dependency-audit.ts";
import { ensureChromium } from "./set-up/chromium.ts";
import { readReports, reportFolder } from "./test-report/report.ts";

/** Everything that proves the product, cheapest first. The set-up (Node, packages, build) was done by run.mjs. */
const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules/.bin", name);

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
		],
	},
	{
		name: "browser",
		command: bin("playwright"),
		args: ["test"],
		env: { CHROMIUM_PATH: chromium },
	},
];

rmSync(reportFolder, { recursive: true, force: true });
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

const { passed, failures } = readReports(["vitest", "playwright"]);
// Once more at the end, where it is looked for.
for (const { name, message } of failures) console.log(`\n✘ ${name}\n${message}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
// Said, and not a verdict: the same commit must not turn red on the day that an advisory appears. `npm run audit` does.
const audit = auditDependencies();
for (const line of ["", ...audit.lines, `Dependencies ${audit.summary}.`]) console.log(line);
console.log(`\ntests: ${passed} passed, ${failures.length} failed`);
process.exitCode = failed.length > 0 || failures.length > 0 || passed === 0 ? 1 : 0;

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
