import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		passWithNoTests: true,
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
