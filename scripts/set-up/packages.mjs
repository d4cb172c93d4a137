import { readFileSync } from "node:fs";
import { join } from "node:path";
import { npmPath } from "./node.mjs";
import { digest, readStamp, root, runQuietly, withProgress, writeStamp } from "./shell.mjs";

const stampFile = join(root, "node_modules/.plumbline-stamp");

/**
 * Installs what the lock file says, when it says something new. `npm ci` would refuse a lock file that does not list
 * the optional binaries of every platform, and not every registry carries all of them.
 */
export async function ensurePackages(node) {
	const stamp = digest(
		readFileSync(join(root, "package-lock.json")),
		process.platform,
		process.arch,
	);
	if (readStamp(stampFile) === stamp) return;
	await withProgress("Installing packages", () =>
		runQuietly(
			node.path,
			[npmPath(), "install", "--no-save", "--include=dev", "--no-audit", "--no-fund"],
			node.environment,
		),
	);
	writeStamp(stampFile, stamp);
}
