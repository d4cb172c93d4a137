import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { acceptedTypes, BUCKET, MAX_FILE_BYTES } from "#app/features/uploads/rules.ts";
import type { Database } from "#app/lib/database.types.ts";

export type Admin = SupabaseClient<Database>;

export const launchArticlesFolder = path.join(import.meta.dirname, "../../supabase/seed/articles");

export function adminClient(url: string, secretKey: string): Admin {
	return createClient<Database>(url, secretKey, {
		auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
	});
}

const frontMatterSchema = z.object({
	title: z.string(),
	summary: z.string(),
	author: z.string(),
	date: z.iso.datetime(),
	updated_at: z.iso.datetime().optional(),
	image_url: z.string().optional(),
});

/** A launch article: `name: value` lines between two `---`, then HTML. The file name is the slug. */
export function parseLaunchArticle(text: string) {
	const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll("\r\n", "\n"));
	if (match === null) throw new Error("no front matter");
	const fields = (match[1] ?? "").split("\n").map((line) => {
		const colon = line.indexOf(":");
		return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
	});
	return {
		...frontMatterSchema.parse(Object.fromEntries(fields)),
		content: (match[2] ?? "").trim(),
	};
}

/** Puts in the launch articles that were never put in before: one that staff deleted does not come back. */
export async function seedArticles(admin: Admin, folder = launchArticlesFolder) {
	const files = (await readdir(folder).catch(() => []))
		.filter((file) => file.endsWith(".html"))
		.sort();
	const seeded = await admin.from("seeded_articles").select("slug");
	if (seeded.error) throw new Error(`Seeding failed: ${seeded.error.message}`);
	const done = new Set(seeded.data.map((row) => row.slug));
	const missing = files
		.map((file) => file.slice(0, -".html".length))
		.filter((slug) => !done.has(slug));
	if (missing.length === 0) return { added: 0 };

	const present = await admin.from("articles").select("slug").in("slug", missing);
	if (present.error) throw new Error(`Seeding failed: ${present.error.message}`);
	const taken = new Set(present.data.map((row) => row.slug));
	const articles = [];
	for (const slug of missing) {
		if (taken.has(slug)) continue;
		const text = await readFile(path.join(folder, `${slug}.html`), "utf8");
		try {
			articles.push({ slug, ...parseLaunchArticle(text) });
		} catch (error) {
			throw new Error(
				`Launch article ${slug}.html: ${error instanceof Error ? error.message : error}`,
			);
		}
	}
	const inserted = await admin.from("articles").insert(articles);
	// Another server that starts at the same moment was faster.
	if (inserted.error?.code === "23505") return { added: 0 };
	if (inserted.error) throw new Error(`Seeding failed: ${inserted.error.message}`);
	const remembered = await admin.from("seeded_articles").upsert(
		missing.map((slug) => ({ slug })),
		{ onConflict: "slug", ignoreDuplicates: true },
	);
	if (remembered.error) throw new Error(`Seeding failed: ${remembered.error.message}`);
	return { added: articles.length };
}

type FirstStaff =
	| { created: false }
	| { created: true; email: string; password: string; wasGenerated: boolean };

/** Makes the first staff account when there is none. The password is for printing once. */
export async function ensureFirstStaff(
	admin: Admin,
	account: { email: string; password?: string | undefined },
): Promise<FirstStaff> {
	const staff = await admin.from("staff").select("user_id").limit(1);
	if (staff.error) throw new Error(`Staff could not be read: ${staff.error.message}`);
	if (staff.data.length > 0) return { created: false };

	const password = account.password ?? randomBytes(15).toString("base64url");
	const userId = await createOrReuseUser(admin, account.email, password);
	const added = await admin.from("staff").insert({ user_id: userId, email: account.email });
	if (added.error) throw new Error(`The staff account could not be made: ${added.error.message}`);
	return {
		created: true,
		email: account.email,
		password,
		wasGenerated: account.password === undefined,
	};
}

/** An account left over from a start that was cut short gets the new password. */
async function createOrReuseUser(admin: Admin, email: string, password: string): Promise<string> {
	const made = await admin.auth.admin.createUser({ email, password, email_confirm: true });
	if (made.data.user !== null) return made.data.user.id;
	if (made.error?.code !== "email_exists") {
		throw new Error(`The staff account could not be made: ${made.error?.message}`);
	}
	for (let page = 1; ; page += 1) {
		const { data, error } = await admin.auth.admin.listUsers({ page, perPage: 200 });
		if (error) throw new Error(`The staff account could not be made: ${error.message}`);
		const found = data.users.find((user) => user.email?.toLowerCase() === email.toLowerCase());
		if (found !== undefined) {
			const updated = await admin.auth.admin.updateUserById(found.id, { password });
			if (updated.error)
				throw new Error(`The staff account could not be made: ${updated.error.message}`);
			return found.id;
		}
		if (data.users.length === 0) throw new Error(made.error.message);
	}
}

/** The migrations made it; whoever changed or removed it since would make uploads public, endless or impossible. */
export async function ensureBucket({ storage }: Admin) {
	const settings = {
		public: false,
		fileSizeLimit: MAX_FILE_BYTES,
		allowedMimeTypes: acceptedTypes,
	};
	const found = await storage.getBucket(BUCKET);
	const { error } = found.data
		? await storage.updateBucket(BUCKET, settings)
		: await storage.createBucket(BUCKET, settings);
	if (error) throw new Error(`The bucket ${BUCKET} could not be made: ${error.message}`);
}

/** The daily row of keep_alive; true when it was the first beat of the UTC day. */
export async function beat(admin: Admin): Promise<boolean> {
	const { data, error } = await admin.rpc("beat");
	if (error) throw new Error(`keep_alive: ${error.message}`);
	return data;
}
