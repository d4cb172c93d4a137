// The entry of every command. Plain JavaScript for any Node from 20 on: it brings what the rest needs.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { ensureBuild } from "./set-up/build.mjs";
import { ensureNode } from "./set-up/node.mjs";
import { ensurePackages } from "./set-up/packages.mjs";

const [command, ...rest] = process.argv.slice(2);

const programs = {
	start: { file: "server/main.ts", needsBuild: true },
	dev: { file: "server/main.ts", environment: { PLUMBLINE_DEV: "1" } },
	test: { file: "scripts/test.ts", needsBuild: true },
};

const program = programs[command] ?? {
	file: `scripts/${command}.ts`,
	needsBuild: ["bench", "screenshots", "test-heavy", "lighthouse"].includes(command),
};

try {
	const node = await ensureNode();
	await ensurePackages(node);
	if (program.needsBuild) await ensureBuild(node);
	process.exitCode = await run(node.path, [program.file, ...rest], {
		...node.environment,
		...program.environment,
	});
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

/** Runs the program as this process would: signals go through, and it does not outlive us. */
function run(path, args, environment) {
	return new Promise((resolve) => {
		const child = spawn(path, args, {
			stdio: ["inherit", "inherit", "inherit", "ipc"],
			env: { ...environment, NODE_NO_WARNINGS: "1" },
		});
		for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"])
			process.on(signal, () => child.kill(signal));
		const ancestors = parents();
		const watch = setInterval(() => {
			if (parents() !== ancestors) child.kill("SIGTERM");
		}, 1000);
		child.on("error", (error) => {
			clearInterval(watch);
			console.error(error.message);
			resolve(1);
		});
		child.on("exit", (code, signal) => {
			clearInterval(watch);
			resolve(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1));
		});
	});
}

/** npm runs its scripts in a shell: when npm is killed, the shell is what gets another parent. */
function parents() {
	try {
		const status = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
		return `${process.ppid} ${status.slice(status.lastIndexOf(")") + 2).split(" ")[1]}`;
	} catch {
		return String(process.ppid);
	}
}
