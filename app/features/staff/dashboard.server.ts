import { env } from "#app/lib/env.server.ts";
import type { StaffAccess } from "#app/lib/staff-context.ts";

const LATE_AFTER_MS = 10 * 60 * 1000;

/** How the machinery behind the site is doing. A null is a question that the backend did not answer. */
export async function systemState(access: StaffAccess) {
	const kind = env().BACKEND_KIND;
	if (access.kind === "mock")
		return { kind, answeredInMs: null, lastBeat: null, dead: 0, late: 0, notConfigured: 0 };
	const { client } = access;
	const startedAt = performance.now();
	const beat = await client
		.from("keep_alive")
		.select("created_at")
		.order("id", { ascending: false })
		.limit(1);
	const answeredInMs = beat.error ? null : Math.round(performance.now() - startedAt);
	const count = () => client.from("deliveries").select("id", { count: "exact", head: true });
	const tenMinutesAgo = new Date(Date.now() - LATE_AFTER_MS).toISOString();
	const [dead, late, notConfigured] = await Promise.all([
		count().eq("status", "dead"),
		count().eq("status", "pending").lt("created_at", tenMinutesAgo),
		count().eq("status", "not_configured"),
	]);
	return {
		kind,
		answeredInMs,
		lastBeat: beat.data?.[0]?.created_at ?? null,
		dead: dead.count,
		late: late.count,
		notConfigured: notConfigured.count,
	};
}

export type SystemState = Awaited<ReturnType<typeof systemState>>;
