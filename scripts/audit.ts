import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";

/** npm run audit: known holes in what runs in production. Fails for high and critical ones. */
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

const { stdout, stderr } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
	cwd: join(import.meta.dirname, ".."),
	encoding: "utf8",
});
const report = reportSchema.safeParse(parse(stdout));

if (!report.success) {
	const reason = /E\d{3}|ENOAUDIT|ENOLOCK|ECONN\w+|ENOTFOUND|ETIMEDOUT/.exec(stdout + stderr)?.[0];
	console.log(
		`Not audited: the registry in use has no audit endpoint, or cannot be reached (${reason ?? "no report"}).`,
	);
} else {
	const { vulnerabilities, metadata } = report.data;
	const found = Object.entries(vulnerabilities).sort(
		([, a], [, b]) => LEVELS.indexOf(a.severity) - LEVELS.indexOf(b.severity),
	);
	for (const [name, { severity, range, via }] of found) {
		const reasons = via.map((each) =>
			typeof each === "string" ? `through ${each}` : `${each.title} ${each.url ?? ""}`.trim(),
		);
		console.log(`${severity.padEnd(8)} ${name} ${range}: ${reasons.join("; ")}`);
	}
	console.log(
		`${metadata.dependencies.prod} packages in production, ${found.length} with known vulnerabilities.`,
	);
	if (found.some(([, { severity }]) => FAILING.has(severity))) process.exitCode = 1;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
