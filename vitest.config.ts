import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		passWithNoTests: true,
		// Most tests wait for processes of their own: two at a time are good for two cores.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		reporters: ["default", "./scripts/test-report/vitest.ts"],
		projects: [
			{
				test: {
					name: "unit",
					setupFiles: ["tests/fixtures/fixed-seed.ts"],
					include: ["{app,server,scripts}/**/*.test.{ts,tsx}"],
					// Properties and crypto take their time on a busy machine.
					testTimeout: 20_000,
				},
			},
			{
				test: {
					name: "policies",
					setupFiles: ["tests/fixtures/fixed-seed.ts"],
					include: ["tests/policies/**/*.test.ts"],
					testTimeout: 30_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: "integration",
					setupFiles: ["tests/fixtures/fixed-seed.ts"],
					include: ["tests/integration/**/*.test.ts"],
					testTimeout: 60_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: "heavy",
					include: ["tests/heavy/**/*.test.ts"],
					testTimeout: 600_000,
					hookTimeout: 120_000,
					fileParallelism: false,
				},
			},
		],
	},
});
