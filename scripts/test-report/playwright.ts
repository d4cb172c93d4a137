import type { FullConfig, Reporter, Suite, TestError } from "@playwright/test/reporter";
import { failure, type TestReport, writeReport } from "./report.ts";

export default class PlaywrightReport implements Reporter {
	readonly #outside: TestError[] = [];
	#suite: Suite | undefined;

	onBegin(_config: FullConfig, suite: Suite): void {
		this.#suite = suite;
	}

	onError(error: TestError): void {
		this.#outside.push(error);
	}

	onEnd(): void {
		const tests = this.#suite?.allTests() ?? [];
		const report: TestReport = { passed: 0, failures: [] };
		for (const test of tests) {
			if (test.outcome() === "expected") report.passed += 1;
			else
				report.failures.push(
					failure(
						test.titlePath().filter(Boolean).join(" › "),
						test.results.flatMap(({ errors }) => errors),
					),
				);
		}
		if (this.#outside.length > 0)
			report.failures.push(failure("outside of any test", this.#outside));
		writeReport("playwright", report);
	}
}
