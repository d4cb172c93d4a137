import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const candidates = [
	process.env.CHROMIUM_PATH ?? "",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
];

export default defineConfig({
	testDir: "tests/browser",
	outputDir: "test-results",
	workers: 2,
	timeout: 30_000,
	forbidOnly: true,
	reporter: [["line"], ["./scripts/test-report/playwright.ts"]],
	use: {
		browserName: "chromium",
		launchOptions: {
			executablePath: candidates.find((path) => path !== "" && existsSync(path)),
			args: [
				...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
				"--disable-gpu",
				"--disable-quic",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				"--no-first-run",
			],
		},
	},
});
