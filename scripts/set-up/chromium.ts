import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const system = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser for the tests: the machine's, Playwright's download where it can be reached, or the system's package. */
export async function ensureChromium(): Promise<string> {
	const found = find();
	if (found) return found;
	console.log("No Chromium on this machine: fetching one …");
	const download = attempt(process.execPath, [
		"node_modules/@playwright/test/cli.js",
		"install",
		"chromium",
	]);
	const isDebian = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
	if (!download && isDebian) {
		attempt("apt-get", ["update", "-qq"]);
		attempt("apt-get", ["install", "-y", "-qq", "chromium"]);
	}
	const installed = find();
	if (!installed) throw new Error("Please install Chromium, or set CHROMIUM_PATH to one.");
	return installed;
}

function find(): string | undefined {
	return [process.env.CHROMIUM_PATH ?? "", ...system, chromium.executablePath()].find(
		(path) => path !== "" && existsSync(path),
	);
}

function attempt(command: string, args: string[]): boolean {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	return spawnSync(command, args, { stdio: "ignore", timeout: 300_000, env }).status === 0;
}
