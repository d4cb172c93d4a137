import type { Reporter, TestModule } from "vitest/node";
import { failure, type TestReport, writeReport } from "./report.ts";

export default class VitestReport implements Reporter {
	onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
		const report: TestReport = { passed: 0, failures: [] };
		for (const module of modules) {
			const file = module.relativeModuleId;
			// A hook that fails skips its tests: they must not pass for none.
			for (const part of [module, ...module.children.allSuites()]) {
				const errors = part.errors();
				const name = part.type === "suite" ? `${file} › ${part.fullName}` : file;
				if (errors.length > 0) report.failures.push(failure(name, errors));
			}
			for (const test of module.children.allTests()) {
				const result = test.result();
				if (result.state === "passed") report.passed += 1;
				if (result.state === "failed")
					report.failures.push(failure(`${file} › ${test.fullName}`, result.errors));
			}
		}
		for (const error of unhandled) report.failures.push(failure("outside of any test", [error]));
		writeReport("vitest", report);
	}
}
