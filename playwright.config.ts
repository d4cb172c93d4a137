import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/set-up/chromium.ts";

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
			executablePath: findChromium(),
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
