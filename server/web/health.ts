import type { ServerResponse } from "node:http";
import { env } from "#app/lib/env.server.ts";
import { publicClient } from "#app/lib/supabase.server.ts";
import { sendText } from "./send.ts";

/** 200 only when the backend is migrated, seeded and answering: an article table that can be read says all three. */
export async function handleHealth(response: ServerResponse, headers: Record<string, string>) {
	const isHealthy = env().BACKEND_KIND === "mock" || (await canReadArticles());
	const body = JSON.stringify({ status: isHealthy ? "ok" : "unavailable" });
	sendText(response, isHealthy ? 200 : 503, body, {
		...headers,
		"content-type": "application/json",
	});
}

async function canReadArticles(): Promise<boolean> {
	const { error } = await publicClient()
		.from("articles")
		.select("id", { head: true })
		.limit(1)
		.abortSignal(AbortSignal.timeout(3000));
	return error === null;
}
