import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runQuietly, withProgress } from "./shell.mjs";

/** The machine's Chromium, or the one that Playwright has fetched. */
export function findChromium(): string | undefined {
	return [
		process.env.CHROMIUM_PATH ?? "",
		"/usr/bin/chromium",
		"/usr/bin/chromium-browser",
		"/usr/bin/google-chrome",
		chromium.executablePath(),
	].find((path) => path !== "" && existsSync(path));
}

/** The browser for the tests: what is there, Playwright's download where it can be reached, or the system's package. */
export async function ensureChromium(): Promise<string> {
	const path =
		findChromium() ?? (await withProgress("No Chromium on this machine: fetching one", fetchOne));
	if (!path) throw new Error("Please install Chromium, or set CHROMIUM_PATH to one.");
	return path;
}

async function fetchOne(): Promise<string | undefined> {
	const cli = "node_modules/@playwright/test/cli.js";
	const isDownloaded = await attempt(process.execPath, [cli, "install", "chromium"]);
	const isDebian = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
	if (!isDownloaded && isDebian) {
		await attempt("apt-get", ["update", "-qq"]);
		await attempt("apt-get", ["install", "-y", "-qq", "chromium"]);
	}
	return findChromium();
}

async function attempt(command: string, args: string[]): Promise<boolean> {
	try {
		await runQuietly(command, args, { ...process.env, DEBIAN_FRONTEND: "noninteractive" });
		return true;
	} catch (error) {
		console.log(`  ${(error instanceof Error ? error.message : String(error)).split("\n").at(-1)}`);
		return false;
	}
}
