import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Env } from "#app/lib/env.server.ts";
import { type RequestInfo, requestContext } from "#app/lib/request-context.ts";
import { limitBody } from "./body-limit.ts";
import {
	deferHydration,
	inlineScriptHashes,
	inlineStyleHashes,
	paintFirst,
} from "./finish-html.ts";
import { refuseUnreadableForm } from "./form-check.ts";
import {
	contentSecurityPolicy,
	isHttps,
	PRIVATE_CACHE_CONTROL,
	PUBLIC_CACHE_CONTROL,
	securityHeaders,
} from "./headers.ts";
import type { Page } from "./page-cache.ts";
import { type Hydration, pagePolicy } from "./page-policy.ts";
import { bodyLimit, isStaffPath } from "./request-rules.ts";
import { sendPage } from "./send.ts";

/** React Router behind our headers: documents are finished here, everything else passes through. */
export function createRenderer(build: ServerBuild, env: Env) {
	const handle = createRequestHandler({
		...build,
		allowedActionOrigins: [new URL(env.SITE_URL).host],
	});
	const baseHeaders = securityHeaders(env);

	function runRouter(request: Request, info: RequestInfo) {
		const context = new RouterContextProvider();
		context.set(requestContext, info);
		return handle(request, context);
	}

	/** A page for everybody: no cookie, no query beyond the key, the visitor's address unknown. */
	async function renderPublicPage(key: string): Promise<Page> {
		const request = new Request(new URL(key, env.SITE_URL));
		const response = await runRouter(request, { id: "cache", address: "unknown" });
		const { pathname, search } = new URL(request.url);
		const policy = pagePolicy(pathname, search.slice(1));
		// An unknown article tells the visitor so and moves on to the list: that takes React at once.
		const until = response.status === 200 ? policy?.hydration : undefined;
		const page = await toPage(response, { until, isAdmin: false });
		const isStorable = response.status === 200;
		return {
			...page,
			headers: {
				...page.headers,
				"cache-control": isStorable ? PUBLIC_CACHE_CONTROL : "no-store",
				vary: "Accept, Accept-Encoding",
			},
		};
	}

	async function toPage(
		response: Response,
		{ until, isAdmin }: { until: Hydration | undefined; isAdmin: boolean },
	): Promise<Page> {
		const headers = { ...baseHeaders, ...Object.fromEntries(response.headers) };
		if (!isHtml(response)) {
			return {
				status: response.status,
				headers: {
					"content-security-policy": DATA_POLICY,
					...headers,
				},
				body: Buffer.from(await response.arrayBuffer()),
			};
		}
		const rendered = await response.text();
		const html = until ? deferHydration(rendered, until) : paintFirst(rendered);
		const csp = contentSecurityPolicy({
			scriptHashes: inlineScriptHashes(html),
			styleHashes: inlineStyleHashes(html),
			isHttps: isHttps(env),
			allowsStyleAttributes: isAdmin,
		});
		return {
			status: response.status,
			// Vite's hot reload injects styles and scripts of its own.
			headers: import.meta.env.DEV ? headers : { ...headers, "content-security-policy": csp },
			body: Buffer.from(html),
		};
	}

	/** One request with everything it brings: forms, sessions, searches, downloads. Nothing of it is kept. */
	async function handleRequest(
		incoming: IncomingMessage,
		outgoing: ServerResponse,
		info: RequestInfo,
		hasSession: boolean,
	) {
		const whole = createRequest(incoming, outgoing);
		const { pathname } = new URL(whole.url);
		const { request, isTooLarge } = limitBody(whole, bodyLimit(pathname));
		const routed =
			(await refuseUnreadableForm(request, pathname)) ?? (await runRouter(request, info));
		const isRefusedPost = request.method === "POST" && routed.status === 405 && !isData(pathname);
		const response = isRefusedPost ? takesNoPost() : routed;
		discardRest(incoming);
		// A route may have said it in its own words already.
		const answer = isTooLarge() && response.status !== 413 ? tooLarge() : response;
		const isAdmin = isStaffPath(pathname);
		const cookies = answer.headers.getSetCookie();
		if (!answer.headers.has("cache-control")) {
			const isForEverybody =
				!hasSession && !isAdmin && request.method !== "POST" && answer.status === 200;
			const isPrivate = hasSession || isAdmin || cookies.length > 0;
			const rule =
				isForEverybody && !isPrivate
					? PUBLIC_CACHE_CONTROL
					: isPrivate
						? PRIVATE_CACHE_CONTROL
						: "no-store";
			answer.headers.set("cache-control", rule);
			if (rule === PUBLIC_CACHE_CONTROL) answer.headers.set("vary", "Accept, Accept-Encoding");
		}
		if (answer.headers.has("content-disposition")) {
			// Downloads and exports are streamed as they are.
			const headers = { ...baseHeaders, "x-request-id": info.id };
			for (const [name, value] of Object.entries(headers)) {
				if (!answer.headers.has(name)) answer.headers.set(name, value);
			}
			await sendResponse(outgoing, answer);
			return;
		}
		// Search results are a reading page too, and so is any other one when staff come by.
		const isAsked = request.method !== "POST" && answer.status === 200;
		const until = isAsked ? pagePolicy(pathname, "")?.hydration : undefined;
		const page = await toPage(answer, { until, isAdmin });
		if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies);
		await sendPage(incoming, outgoing, without(page, "set-cookie"), { "x-request-id": info.id });
	}

	async function warm(get: (key: string) => Promise<unknown>) {
		const fixed = ["/", "/about", "/services", "/faqs", "/contact", "/fileupload", "/articles"];
		for (const key of fixed) await get(key).catch(() => {});
		const sitemap = await renderPublicPage("/sitemap.xml").catch(() => null);
		const addresses = sitemap?.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g) ?? [];
		for (const [, address] of [...addresses].slice(0, 300)) {
			if (!address) continue;
			const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
			await get(pathname + search).catch(() => {});
		}
	}

	return { renderPublicPage, handle: handleRequest, warm };
}

/** Nothing runs and nothing loads; styles and signs are those of the browser's own view of XML and pictures. */
const DATA_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

function tooLarge() {
	const body = {
		error: "Payload too large",
		message: "The request is larger than this address takes.",
	};
	return Response.json(body, { status: 413 });
}

/** The framework would speak of an unexpected error. */
function takesNoPost() {
	const body = { error: "Method not allowed", message: "Nothing can be sent to this address." };
	return Response.json(body, { status: 405, headers: { allow: "GET, HEAD" } });
}

/** What the browser's router asks for; it reads the answer itself. */
const isData = (path: string) => path.endsWith(".data");

function isHtml(response: Response): boolean {
	return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

function without(page: Page, name: string): Page {
	const { [name]: _, ...headers } = page.headers;
	return { ...page, headers };
}

/** What is still arriving when the answer is known. Left unread, it would block the connection for the next request. */
function discardRest(incoming: IncomingMessage) {
	if (incoming.complete) return;
	incoming.removeAllListeners("data");
	incoming.resume();
}
