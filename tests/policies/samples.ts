import { randomBytes, randomUUID } from "node:crypto";
import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import type { TestBackend } from "../fixtures/backend.ts";

export function sampleSubmission() {
	return {
		id: randomUUID(),
		name: "Ada Lovelace",
		email: "ada@example.org",
		company: "Analytical Engines",
		subject: "AI Governance",
		message: "Please call me.",
	};
}

export function sampleArticle() {
	return {
		id: randomUUID(),
		title: "A sample",
		slug: `a-sample-${randomBytes(6).toString("hex")}`,
		summary: "What it is about",
		content: "<p>Words</p>",
		author: "Plumbline",
		date: "2026-01-01T00:00:00Z",
	};
}

export function sampleUpload() {
	return {
		id: randomUUID(),
		name: `${Date.now()}_${randomBytes(6).toString("hex")}.txt`,
		original_name: "notes.txt",
		mime_type: "text/plain",
		size_bytes: 5,
		sha256: "0".repeat(64),
	};
}

export function sampleDelivery() {
	return { id: randomUUID(), kind: "test_email", recipient: "ada@example.org" };
}

/** Throws what supabase-js returns as an error, so that set-up cannot fail quietly. */
export async function must<T>(call: PromiseLike<PostgrestSingleResponse<T>>): Promise<T> {
	const result = await call;
	if (result.error !== null) throw new Error(result.error.message);
	return result.data;
}

/** One row in every table, with what identifies it. */
export async function sampleRows(backend: TestBackend) {
	const { admin } = backend;
	const article = sampleArticle();
	const submission = sampleSubmission();
	const upload = sampleUpload();
	const delivery = sampleDelivery();
	const oldSlug = `${article.slug}-old`;
	await must(admin.from("articles").insert(article));
	await must(admin.from("article_redirects").insert({ slug: oldSlug, article_id: article.id }));
	await must(admin.from("contact_submissions").insert(submission));
	await must(admin.from("uploads").insert(upload));
	await must(admin.from("deliveries").insert(delivery));
	await must(
		admin.from("delivery_attempts").insert({ delivery_id: delivery.id, ok: true, provider: "x" }),
	);
	await must(admin.from("seeded_articles").insert({ slug: article.slug }));
	await must(admin.rpc("beat"));
	const { userId } = await backend.signedIn("staff");
	return {
		articles: { column: "id", value: article.id },
		article_redirects: { column: "slug", value: oldSlug },
		contact_submissions: { column: "id", value: submission.id },
		uploads: { column: "id", value: upload.id },
		deliveries: { column: "id", value: delivery.id },
		delivery_attempts: { column: "delivery_id", value: delivery.id },
		seeded_articles: { column: "slug", value: article.slug },
		keep_alive: { column: "keep_alive", value: "ok" },
		site_version: { column: "only_row", value: true },
		staff: { column: "user_id", value: userId },
	};
}
