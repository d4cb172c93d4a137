import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { ArticleBodyOnServer, articleBodyContext } from "#app/lib/article-body.ts";
import { log } from "#app/lib/log.server.ts";

export const streamTimeout = 10_000;

/** The whole document is rendered before the first byte: it is hashed, compressed and cached as one string. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
) {
	const app = (
		<ArticleBodyOnServer value={loadContext.get(articleBodyContext)}>
			<ServerRouter context={routerContext} url={request.url} />
		</ArticleBodyOnServer>
	);
	const document = await render(app);
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(document.html, { status: document.hasFailed ? 500 : status, headers });
}

function render(app: ReactNode) {
	return new Promise<{ html: string; hasFailed: boolean }>((resolve, reject) => {
		let hasFailed = false;
		const body = new PassThrough();
		const { pipe, abort } = renderToPipeableStream(app, {
			onAllReady() {
				clearTimeout(timer);
				text(body).then((html) => resolve({ html, hasFailed }), reject);
				pipe(body);
			},
			onShellError(error) {
				clearTimeout(timer);
				reject(error);
			},
			onError(error) {
				hasFailed = true;
				logError(error);
			},
		});
		const timer = setTimeout(() => abort(new Error("Rendering took too long.")), streamTimeout);
	});
}

export const handleError: HandleErrorFunction = (error, { request }) => {
	if (!request.signal.aborted) logError(error);
};

/** Only the kind of the error and where it was thrown: messages can quote what a visitor typed. */
function logError(error: unknown) {
	// An answer like 404 or 405 is nobody's failure.
	if (isRouteErrorResponse(error) && error.status < 500) return;
	const isError = error instanceof Error;
	const place = isError ? /^\s+at .*$/m.exec(error.stack ?? "")?.[0] : undefined;
	log.error("render-failed", {
		kind: isError ? error.name : typeof error,
		place: place?.trim().replace(process.cwd(), ""),
	});
}
