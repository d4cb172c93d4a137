import { readFile, rename, writeFile } from "node:fs/promises";
import { z } from "zod";

const storedSchema = z.object({ version: z.string(), entries: z.record(z.string(), z.string()) });

/**
 * Remembers on disk what the embedded backend finds out about the schema, which takes it half a second at each start.
 * The version says for which migrations that holds. Nothing but migrations changes the schema of a data folder.
 */
export async function createSchemaCache(file: string, version: string) {
	const text = await readFile(file, "utf8").catch(() => "{}");
	const stored = storedSchema.safeParse(parseJson(text));
	const isCurrent = stored.success && stored.data.version === version;
	const entries = new Map(isCurrent ? Object.entries(stored.data.entries) : []);
	return {
		get: async (key: string) => entries.get(key),
		async set(key: string, value: string) {
			entries.set(key, value);
			const draft = `${file}.draft`;
			await writeFile(draft, JSON.stringify({ version, entries: Object.fromEntries(entries) }));
			await rename(draft, file);
		},
		// Asked for at every close, which changes no schema.
		delete: async () => {},
	};
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
