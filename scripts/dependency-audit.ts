import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";

const LEVELS = ["critical", "high", "moderate", "low", "info"] as const;
const FAILING = new Set<string>(["critical", "high"]);

const viaSchema = z.union([
	z.string(),
	z.object({ title: z.string(), url: z.string().optional() }),
]);
const reportSchema = z.object({
	vulnerabilities: z.record(
		z.string(),
		z.object({ severity: z.enum(LEVELS), range: z.string(), via: z.array(viaSchema) }),
	),
	metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
});

/** What is known of the packages that run in production. A registry that does not say is not one that knows nothing. */
type Audit = { verdict: "passed" | "failed" | "not checked"; summary: string; lines: string[] };

export function auditDependencies(): Audit {
	const { stdout, stderr } = spawnSync(
		"npm",
		["audit", "--omit=dev", "--json", "--fetch-retries=1", "--fetch-timeout=15000"],
		{ cwd: join(import.meta.dirname, ".."), encoding: "utf8" },
	);
	const report = reportSchema.safeParse(parse(stdout));
	if (!report.success) {
		const reason = /\b\d{3} [A-Z][A-Za-z ]+\w|\bE[A-Z]{4,}\b/.exec(`${stdout}${stderr}`)?.[0];
		const summary = `NOT CHECKED: the registry gave no report (${reason ?? "npm could not ask it"})`;
		return { verdict: "not checked", summary, lines: [] };
	}
	const { vulnerabilities, metadata } = report.data;
	const found = Object.entries(vulnerabilities).sort(
		([, a], [, b]) => LEVELS.indexOf(a.severity) - LEVELS.indexOf(b.severity),
	);
	return {
		verdict: found.some(([, { severity }]) => FAILING.has(severity)) ? "failed" : "passed",
		summary: `checked: ${metadata.dependencies.prod} packages in production, ${found.length} with known vulnerabilities`,
		lines: found.map(([name, { severity, range, via }]) => {
			const reasons = via.map((each) =>
				typeof each === "string" ? `through ${each}` : `${each.title} ${each.url ?? ""}`.trim(),
			);
			return `${severity.padEnd(8)} ${name} ${range}: ${reasons.join("; ")}`;
		}),
	};
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
