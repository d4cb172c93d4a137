import { createServerClient, parseCookieHeader, serializeCookieHeader } from "@supabase/ssr";
import { createContext, type MiddlewareFunction } from "react-router";
import type { Database } from "#app/lib/database.types.ts";
import { env } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { requestContext } from "#app/lib/request-context.ts";
import { SESSION_COOKIE } from "#app/lib/session-cookie.ts";
import { backendAddress, type Client } from "#app/lib/supabase.server.ts";
import { authFetch } from "./auth-fetch.server.ts";

const WEEK_SECONDS = 7 * 24 * 60 * 60;

export type Session = {
	client: Client;
	hasCookie: boolean;
	/** The backend did not answer; nobody can be told from anybody. */
	isUnreachable: () => boolean;
	/** `Set-Cookie` values that the answer must carry. */
	cookies: () => string[];
	/** Forgets the session in this browser, also when the backend cannot be told. */
	clear: () => void;
};

export const sessionContext = createContext<Session | null>(null);

/** The session in the request's cookies: readable by the server only, refreshed when its time is over. */
export function openSession(request: Request, { isHttps }: { isHttps: boolean }): Session {
	const { url, publishableKey } = backendAddress();
	const jar = new Map(
		parseCookieHeader(request.headers.get("cookie") ?? "")
			.filter(({ name }) => name.startsWith(SESSION_COOKIE))
			.map(({ name, value }) => [name, value ?? ""]),
	);
	const hasCookie = jar.size > 0;
	const changes = new Map<string, string>();
	const attributes = {
		httpOnly: true,
		sameSite: "lax",
		path: "/",
		secure: isHttps,
	} as const;

	function set(name: string, value: string) {
		jar.set(name, value);
		const maxAge = value ? WEEK_SECONDS : 0;
		changes.set(name, serializeCookieHeader(name, value, { ...attributes, maxAge }));
	}

	const connection = authFetch();
	const client = createServerClient<Database>(url, publishableKey, {
		cookieOptions: { name: SESSION_COOKIE, ...attributes },
		cookies: {
			getAll: () => [...jar].filter(([, value]) => value).map(([name, value]) => ({ name, value })),
			setAll: (cookies) => {
				for (const { name, value } of cookies) set(name, value);
			},
		},
		global: { fetch: connection.fetch },
	});
	// The cookies follow these events by themselves; the log tells them, without saying who.
	client.auth.onAuthStateChange((event) => {
		const state = STATES[event];
		if (state) log.info("session", { state });
	});

	return {
		client,
		hasCookie,
		isUnreachable: connection.isUnreachable,
		// A session that could not be checked is kept for the next try.
		cookies: () => (connection.isUnreachable() ? [] : [...changes.values()]),
		clear: () => {
			for (const name of jar.keys()) set(name, "");
		},
	};
}

const STATES: Record<string, string | undefined> = {
	SIGNED_IN: "signed-in",
	SIGNED_OUT: "signed-out",
	TOKEN_REFRESHED: "token-refreshed",
	PASSWORD_RECOVERY: "password-recovery",
	USER_UPDATED: "user-updated",
};

/** Opens the session for whatever runs below, and sends its changed cookies with whatever answer comes out. */
export const withSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const { BACKEND_KIND, SITE_URL } = env();
	const isHttps = SITE_URL.startsWith("https:") || context.get(requestContext).isHttps === true;
	const session = BACKEND_KIND === "mock" ? null : openSession(request, { isHttps });
	context.set(sessionContext, session);
	const response = await next();
	for (const cookie of session?.cookies() ?? []) response.headers.append("set-cookie", cookie);
	response.headers.set("x-robots-tag", "noindex");
	response.headers.set("cache-control", "private, no-store");
	return response;
};
