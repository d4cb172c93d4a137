import { createHash } from "node:crypto";

const PATIENCE_MS = 10_000;
const REMEMBER_MS = 10_000;

type Answer = { status: number; headers: [string, string][]; body: string };

/** Refreshes under way or just done, by a digest of the refresh token. */
const refreshes = new Map<string, Promise<Answer>>();

/**
 * The fetch of one request's session. Parallel requests with one refresh token share one refresh, so that it is never
 * spent twice; and a backend that does not answer is told from one that says no.
 */
export function authFetch() {
	let isUnreachable = false;

	async function fetchOrExplain(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
		const address = addressOf(input);
		const isAuth = address.pathname.includes("/auth/v1/");
		try {
			const isRefresh = isAuth && address.searchParams.get("grant_type") === "refresh_token";
			const response =
				isRefresh && typeof init?.body === "string"
					? toResponse(await refreshOnce(input, init, init.body))
					: await fetch(input, withPatience(init));
			if (!isAuth || (response.status < 500 && response.status !== 429)) return response;
		} catch (error) {
			if (init?.signal?.aborted) throw error;
		}
		if (isAuth) isUnreachable = true;
		// Not a network error: supabase-js would try again for half a minute while somebody waits for the page.
		return Response.json(
			{ code: "unreachable", message: "The backend cannot be reached.", msg: "unreachable" },
			{ status: 500 },
		);
	}

	return { fetch: fetchOrExplain, isUnreachable: () => isUnreachable };
}

async function refreshOnce(input: RequestInfo | URL, init: RequestInit, body: string) {
	const key = createHash("sha256").update(body).digest("base64");
	const shared = refreshes.get(key);
	if (shared) return shared;
	const refresh = readWhole(fetch(input, withPatience(init)));
	refreshes.set(key, refresh);
	const forget = () => refreshes.delete(key);
	refresh.then(({ status }) => {
		if (status === 200) setTimeout(forget, REMEMBER_MS).unref();
		else forget();
	}, forget);
	return refresh;
}

async function readWhole(pending: Promise<Response>): Promise<Answer> {
	const response = await pending;
	return {
		status: response.status,
		headers: [...response.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name)),
		body: await response.text(),
	};
}

const toResponse = ({ status, headers, body }: Answer) => new Response(body, { status, headers });

function withPatience(init?: RequestInit): RequestInit {
	const patience = AbortSignal.timeout(PATIENCE_MS);
	return { ...init, signal: init?.signal ? AbortSignal.any([init.signal, patience]) : patience };
}

function addressOf(input: RequestInfo | URL): URL {
	return new URL(input instanceof Request ? input.url : input);
}
