import { readFileSync } from "node:fs";
import { join } from "node:path";
import { npmPath } from "./node.mjs";
import { digest, readStamp, root, runQuietly, withProgress, writeStamp } from "./shell.mjs";

const stampFile = join(root, "node_modules/.plumbline-stamp");

/** Installs exactly what the lock file says, when it says something new. */
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
			[npmPath(), "ci", "--include=dev", "--no-audit", "--no-fund"],
			node.environment,
		),
	);
	writeStamp(stampFile, stamp);
}
