import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { digest, readStamp, root, runQuietly, withProgress, writeStamp } from "./shell.mjs";

const stampFile = join(root, "build/.stamp");
const sources = [
	"app",
	"server/web",
	"public",
	"package-lock.json",
	"vite.config.ts",
	"react-router.config.ts",
	"tsconfig.json",
];

/** Builds when a source changed since the last build. */
export async function ensureBuild(node) {
	const stamp = digest(...sources.flatMap(contents));
	if (readStamp(stampFile) === stamp && existsSync(join(root, "build/server/index.js"))) return;
	const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
	const environment = { ...node.environment, NODE_ENV: "production" };
	await withProgress("Building the site", () => runQuietly(node.path, [cli, "build"], environment));
	writeStamp(stampFile, stamp);
}

function contents(source) {
	const path = join(root, source);
	if (!existsSync(path)) return [];
	if (statSync(path).isFile()) return [source, readFileSync(path)];
	const entries = readdirSync(path, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && !entry.name.includes(".test."))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort()
		.flatMap((file) => [file.slice(root.length), readFileSync(file)]);
}
