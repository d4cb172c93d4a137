import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as build from "virtual:react-router/server-build";
import { env } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { clientAddress, isForwardedHttps, networkOf } from "#app/lib/trust-proxy.ts";
import { securityHeaders } from "./headers.ts";
import { handleHealth } from "./health.ts";
import { PageCache } from "./page-cache.ts";
import { pagePolicy } from "./page-policy.ts";
import { createRenderer } from "./render.ts";
import {
	ALLOWED_METHODS,
	bodyPatienceMs,
	hasNeedlessSlash,
	hasSession,
	isForeignOrigin,
	isReadableHost,
	withoutNeedlessSlashes,
} from "./request-rules.ts";
import { sendPage, sendStored, sendText } from "./send.ts";
import { loadStaticFiles } from "./static-files.ts";
import { watchSite } from "./watch-site.ts";

export { env } from "#app/lib/env.server.ts";
export { flush as flushLog } from "#app/lib/log.server.ts";
export { startServices } from "./services.ts";

/** Everything behind the port: what a request passes, from the cheapest answer to the dearest. */
export async function createApp({ clientDirectory }: { clientDirectory: string | null }) {
	const settings = env();
	const baseHeaders = securityHeaders(settings);
	const renderer = createRenderer(build, settings);
	const pages = new PageCache({ render: (key) => renderer.renderPublicPage(key) });
	const files = clientDirectory ? await loadStaticFiles(clientDirectory, baseHeaders) : new Map();
	const fileCache = new PageCache({ render: (key) => files.get(key)(), firstEffort: "good" });
	const watcher = settings.BACKEND_KIND === "mock" ? null : watchSite(pages);

	/** The hot path, without a promise: a page or file that is fresh in memory, asked for by its very key. */
	function answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
		const { url = "/", headers } = request;
		const stored =
			fileCache.peek(url) ??
			(hasSession(headers.cookie) || wantsMarkdown(headers.accept) ? undefined : pages.peek(url));
		if (!stored) return false;
		const id = randomUUID();
		sendStored(request, response, stored, id);
		log.hit(id, splitAddress(url).path, response.statusCode);
		return true;
	}

	function listener(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
		if (request.method === "GET" && answerFromMemory(request, response)) return;
		return answerSlowly(request, response);
	}

	async function answerSlowly(request: IncomingMessage, response: ServerResponse) {
		const startedAt = performance.now();
		const id = randomUUID();
		const { path, query } = splitAddress(request.url ?? "/");
		const method = request.method ?? "GET";
		let cache = "none";
		response.once("close", () => {
			log.info("request", {
				id,
				method,
				path,
				status: response.writableFinished ? response.statusCode : 499,
				ms: Math.round((performance.now() - startedAt) * 10) / 10,
				cache,
			});
		});
		try {
			cache = await answer({ request, response, id, path, query, method });
		} catch (error) {
			log.error("request-failed", {
				id,
				path,
				kind: error instanceof Error ? error.name : "unknown",
			});
			if (response.headersSent) response.destroy();
			else
				sendText(response, 500, "Unexpected Application Error!", {
					...baseHeaders,
					"x-request-id": id,
				});
		}
	}

	type Exchange = {
		request: IncomingMessage;
		response: ServerResponse;
		id: string;
		path: string;
		query: string;
		method: string;
	};

	async function answer({ request, response, id, path, query, method }: Exchange): Promise<string> {
		const headers = { ...baseHeaders, "x-request-id": id };
		if (!ALLOWED_METHODS.includes(method)) {
			sendText(response, 405, "Method not allowed", {
				...headers,
				allow: ALLOWED_METHODS.join(", "),
			});
			return "none";
		}
		if (!path.startsWith("/") || !isReadableHost(request.headers.host)) {
			sendText(response, 400, "Bad request", headers);
			return "none";
		}
		const isRead = method !== "POST";
		if (isRead && files.has(path)) {
			const { page } = await fileCache.get(path);
			if ("br" in page) sendStored(request, response, page, id);
			return "file";
		}
		if (path === "/healthz") {
			await handleHealth(response, headers);
			return "none";
		}
		if (isRead && hasNeedlessSlash(path)) {
			const plain = withoutNeedlessSlashes(path);
			const moved = await movedTo(publicPath(plain, request.headers.accept));
			const location = moved ?? plain + (query ? `?${query}` : "");
			sendText(response, 301, "", { ...headers, location });
			return "none";
		}
		const isPrivate = hasSession(request.headers.cookie);
		const policy =
			isRead && !isPrivate ? pagePolicy(publicPath(path, request.headers.accept), query) : null;
		if (policy) {
			const { page, was } = await pages.get(policy.key);
			if ("br" in page) sendStored(request, response, page, id);
			else await sendPage(request, response, page, { "x-request-id": id });
			return was;
		}
		if (!isRead && isForeignOrigin(request.headers, settings.SITE_URL)) {
			const body = JSON.stringify({
				error: "Forbidden",
				message: "This request came from another site.",
			});
			sendText(response, 403, body, { ...headers, "content-type": "application/json" });
			return "none";
		}
		const { remoteAddress } = request.socket;
		const { TRUST_PROXY } = settings;
		const info = {
			id,
			address: networkOf(
				clientAddress(remoteAddress, request.headers["x-forwarded-for"], TRUST_PROXY),
			),
			isHttps: isForwardedHttps(remoteAddress, request.headers["x-forwarded-proto"], TRUST_PROXY),
		};
		const patience = isRead ? null : bodyPatienceMs(path);
		const timer = patience ? setTimeout(() => request.destroy(), patience) : undefined;
		request.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
		await renderer.handle(request, response, info, isPrivate);
		return "none";
	}

	/** A renamed article takes one redirect, also when its old address has a slash too many. */
	async function movedTo(path: string): Promise<string | undefined> {
		const policy = pagePolicy(path, "");
		if (!policy) return undefined;
		const { page } = await pages.get(policy.key);
		return "br" in page ? undefined : page.headers.location;
	}

	return {
		listener,
		/** Renders what visitors will ask for first, so that it is there when the backend is not. */
		warm: async () => {
			await watcher?.firstLook;
			await renderer.warm((key) => pages.get(key));
		},
		close: () => watcher?.close(),
	};
}

function splitAddress(url: string) {
	const mark = url.indexOf("?");
	return mark < 0
		? { path: url, query: "" }
		: { path: url.slice(0, mark), query: url.slice(mark + 1) };
}

/** `/articles/{slug}.md`, and a detail asked for as Markdown, have a page of their own. */
function publicPath(path: string, accept: string | undefined): string {
	const match = /^\/articles\/([\w-]+)(\.md)?$/.exec(path);
	if (!match) return path;
	return match[2] || wantsMarkdown(accept) ? `/markdown/${match[1]}` : path;
}

const wantsMarkdown = (accept: string | undefined) => accept?.includes("text/markdown") ?? false;
