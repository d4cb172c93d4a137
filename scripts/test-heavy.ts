import { spawn } from "node:child_process";
import { join } from "node:path";

/** npm run test:heavy: load, kills and large tables, one file after the other, on an otherwise idle machine. */
const root = join(import.meta.dirname, "..");
const vitest = join(root, "node_modules/.bin/vitest");
const names = process.argv.slice(2);
const child = spawn(vitest, ["run", "--project", "heavy", ...names], {
	cwd: root,
	stdio: "inherit",
});
child.on("exit", (code) => {
	process.exitCode = code ?? 1;
});
