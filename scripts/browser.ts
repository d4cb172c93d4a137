import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./set-up/chromium.ts";

export function launchBrowser(): Promise<Browser> {
	return chromium.launch({
		executablePath: findChromium(),
		args: [
			...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
			"--disable-gpu",
			"--disable-background-networking",
		],
	});
}
