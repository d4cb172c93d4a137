import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

// Not in test-results: Playwright empties that folder.
export const reportFolder = join(import.meta.dirname, "../../.cache/test-reports");

const schema = z.object({
	passed: z.number(),
	failures: z.array(z.object({ name: z.string(), message: z.string() })),
});

/** What one runner found. A failure is a test, a file that could not be set up, or an error outside of both. */
export type TestReport = z.infer<typeof schema>;

export function failure(name: string, errors: readonly { message?: string; stack?: string }[]) {
	const text = errors.map((error) => error.stack || error.message || "no message").join("\n");
	const lines = stripVTControlCharacters(text).split("\n");
	return { name, message: lines.slice(0, 12).join("\n") };
}

export function writeReport(runner: string, report: TestReport): void {
	mkdirSync(reportFolder, { recursive: true });
	writeFileSync(join(reportFolder, `${runner}.json`), JSON.stringify(report));
}

export function readReports(runners: readonly string[]): TestReport {
	const reports = runners
		.map((runner) => join(reportFolder, `${runner}.json`))
		.filter((file) => existsSync(file))
		.map((file) => schema.parse(JSON.parse(readFileSync(file, "utf8"))));
	return {
		passed: reports.reduce((sum, { passed }) => sum + passed, 0),
		failures: reports.flatMap(({ failures }) => failures),
	};
}
