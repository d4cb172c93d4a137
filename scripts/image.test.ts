import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

/** The image has a part of the sources and of the packages only: its programs must not need more. */
const root = join(import.meta.dirname, "..");
const read = (name: string) => readFileSync(join(root, name), "utf8");

const programs = [
	"server/main.ts",
	"server/web/worker.ts",
	"server/backend/child.ts",
	...["backup", "doctor", "restore", "staff"].map((name) => `scripts/${name}.ts`),
];
/** Only for npm run dev. */
const notInProduction = "server/web/dev-worker.ts";

test("what the image's programs import is in the image", () => {
	const copied = [...read("Dockerfile").matchAll(/^COPY --from=build .*\/site\/(\S+) /gm)].map(
		([, name]) => String(name),
	);
	const { dependencies } = z
		.object({ dependencies: z.record(z.string(), z.string()) })
		.parse(JSON.parse(read("package.json")));
	const { files, packages } = importsOf(programs);
	expect(copied).toContain("node_modules");
	expect(files.filter((file) => !copied.includes(file.split("/")[0] ?? ""))).toEqual([]);
	expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
	expect(files.length).toBeGreaterThan(20);
});

/** Files and packages that these files need at run time, directly or through others. */
function importsOf(entries: string[]) {
	const files = new Set<string>();
	const packages = new Set<string>();
	const waiting = [...entries];
	for (let file = waiting.pop(); file; file = waiting.pop()) {
		if (files.has(file) || file === notInProduction) continue;
		files.add(file);
		if (!/\.(ts|mjs)$/.test(file)) continue;
		for (const [, written, loaded] of read(file).matchAll(
			/^(?:import|export) (?!type )(?:[^;"]*? from )?"([^"]+)";|(?<!typeof )\bimport\(\s*"([^"]+)"/gm,
		)) {
			const name = written ?? loaded ?? "node:";
			if (name.startsWith("node:")) continue;
			if (/^[.#]/.test(name)) waiting.push(pathOf(name, file));
			else packages.add(name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
		}
	}
	return { files: [...files], packages: [...packages] };
}

function pathOf(name: string, importer: string): string {
	const path = name.startsWith("#")
		? join(root, name.slice(1))
		: resolve(root, dirname(importer), name);
	expect(existsSync(path), `${name} of ${importer}`).toBe(true);
	return relative(root, path);
}
