import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

const candidates = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The machine's Chromium, or Playwright's own. */
export function launchBrowser(): Promise<Browser> {
	return chromium.launch({
		executablePath:
			process.env.CHROMIUM_PATH ?? candidates.find((candidate) => existsSync(candidate)),
		args: [
			...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
			"--disable-gpu",
			"--disable-background-networking",
		],
	});
}
