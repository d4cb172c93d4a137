import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { Env } from "#app/lib/env.server.ts";
import { DataDirLockedError, lockDataDir } from "./backend/lock.ts";
import { loadOrCreateSecrets } from "./backend/secrets.ts";
import { startBackend } from "./backend/supervise.ts";

export type BackendAccess = { url: string; publishableKey: string; secretKey: string };

const addressSchema = z.object({ url: z.string() });

/**
 * For commands that work beside the site: the hosted project, the embedded backend of a running site, or, when no
 * site runs on the data folder, a backend of our own for as long as the work takes.
 */
export async function withBackend<T>(
	env: Env,
	work: (access: BackendAccess) => Promise<T>,
): Promise<T> {
	if (env.BACKEND_KIND === "mock") throw new Error("In mock mode there is no backend.");
	const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = env;
	if (url && SUPABASE_PUBLISHABLE_KEY && SUPABASE_SECRET_KEY) {
		return work({ url, publishableKey: SUPABASE_PUBLISHABLE_KEY, secretKey: SUPABASE_SECRET_KEY });
	}

	const dataDir = resolve(env.DATA_DIR);
	const lock = await lockDataDir(dataDir).catch((error: unknown) => {
		if (error instanceof DataDirLockedError) return null;
		throw error;
	});
	const secrets = await loadOrCreateSecrets(dataDir);
	if (lock === null) {
		const file = await readFile(join(dataDir, "backend.json"), "utf8").catch(() => {
			throw new Error("The site on this data folder is still starting: try again in a moment.");
		});
		return work({ ...secrets, ...addressSchema.parse(JSON.parse(file)) });
	}
	try {
		const backend = await startBackend({ dataDir, databaseUrl: env.DATABASE_URL, secrets });
		try {
			return await work({ ...secrets, url: backend.url });
		} finally {
			await backend.close();
		}
	} finally {
		await lock.release();
	}
}
