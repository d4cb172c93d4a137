import { log } from "#app/lib/log.server.ts";
import { onSiteChange } from "#app/lib/site-changes.server.ts";
import { serviceClient } from "#app/lib/supabase.server.ts";
import type { PageCache } from "./page-cache.ts";

const POLL_MS = 1000;

/**
 * Every server watches one cheap value that a database trigger bumps, so that an article is visible everywhere
 * within two seconds, whoever wrote it: this server, another one, or somebody in Supabase's own studio.
 */
export function watchSite(pages: PageCache) {
	let version: number | undefined;
	let isReachable = true;
	let isClosed = false;
	let timer: NodeJS.Timeout | undefined;

	async function look() {
		const { data, error } = await serviceClient()
			.rpc("site_state")
			.abortSignal(AbortSignal.timeout(5000))
			.maybeSingle();
		if (isReachable === Boolean(error)) {
			isReachable = !error;
			log.warn(isReachable ? "backend-back" : "backend-unreachable");
		}
		if (data) {
			// Also at the first look: what was rendered before it may be older than what it found.
			if (data.version !== version) pages.invalidate();
			version = data.version;
			pages.expectPublication(
				data.next_publication ? Date.parse(data.next_publication) : Number.POSITIVE_INFINITY,
			);
		}
	}

	function lookAgain() {
		if (!isClosed) timer = setTimeout(() => void look().then(lookAgain), POLL_MS);
	}

	onSiteChange(look);
	const firstLook = look();
	void firstLook.then(lookAgain);
	return {
		/** What is rendered before it is rendered once more. */
		firstLook,
		close() {
			isClosed = true;
			clearTimeout(timer);
		},
	};
}
