import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";
import { env } from "./env.server.ts";

/**
 * The only file that reads the secret key. Public pages are rendered with the publishable key, so that row-level
 * security decides what a visitor sees.
 */
export type Client = SupabaseClient<Database>;

const options = {
	auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
};

export function backendAddress(): { url: string; publishableKey: string } {
	const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env();
	if (!SUPABASE_URL || !SUPABASE_PUBLISHABLE_KEY) throw new Error("No backend is configured.");
	return { url: SUPABASE_URL, publishableKey: SUPABASE_PUBLISHABLE_KEY };
}

let publicInstance: Client | undefined;
let serviceInstance: Client | undefined;

/** A visitor's view of the database. Without retries: a reader is told after milliseconds, not after eight seconds. */
export function publicClient(): Client {
	const { url, publishableKey } = backendAddress();
	publicInstance ??= createClient<Database>(url, publishableKey, {
		...options,
		db: { retry: false },
	});
	return publicInstance;
}

/** The server's own view, past row-level security: for writing submissions, deliveries and uploads. */
export function serviceClient(): Client {
	const { SUPABASE_SECRET_KEY } = env();
	if (!SUPABASE_SECRET_KEY) throw new Error("No secret key is configured.");
	serviceInstance ??= createClient<Database>(backendAddress().url, SUPABASE_SECRET_KEY, options);
	return serviceInstance;
}
