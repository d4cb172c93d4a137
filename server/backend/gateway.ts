import { z } from "zod";
import { handleAuthAdmin, hasSecretKey } from "./auth-admin.ts";
import type { Database } from "./migrate.ts";

type GatewayOptions = {
	fetch: (request: Request) => Promise<Response>;
	database: Database;
	secretKey: string;
	minimumPasswordLength: number;
	largestFile: number;
};

/**
 * What the site uses. The other ways to sign in stay shut: a one-time code, for instance, would open an account for
 * anybody, although sign-up is closed.
 */
const openPaths = /^\/(rest\/v1\/|storage\/v1\/|auth\/v1\/(signup|token|user|logout|verify)$)/;

/** Stands in front of the embedded backend and evens out where it differs from hosted Supabase. */
export function createGateway(options: GatewayOptions) {
	return async function handle(request: Request): Promise<Response> {
		const { pathname } = new URL(request.url);
		if (pathname.startsWith("/auth/v1/admin/")) return handleAuthAdmin(request, options);
		if (pathname === "/backup/v1/database") return dump(request, options);
		if (!openPaths.test(pathname)) return notFound();
		if (pathname.startsWith("/storage/v1/object/") && /^(POST|PUT)$/.test(request.method)) {
			return upload(request, options);
		}
		const response = await options.fetch(request);
		return response.status === 500 ? nameCheckViolation(response) : response;
	};
}

const notFound = () =>
	Response.json({ code: 404, error_code: "not_found", msg: "Not found" }, { status: 404 });

/** For `npm run backup`, which works beside a running site. */
async function dump(request: Request, { database, secretKey }: GatewayOptions) {
	if (!database.dump || !hasSecretKey(request, secretKey)) return notFound();
	return new Response(await database.dump());
}

/** It knows neither a `Blob` (sent as a form) nor the size limit of a bucket. */
async function upload(request: Request, { fetch, largestFile }: GatewayOptions) {
	const type = request.headers.get("content-type") ?? "";
	if (type.startsWith("application/json")) return fetch(request);
	const headers = new Headers(request.headers);
	let bytes: Uint8Array<ArrayBuffer>;
	if (type.startsWith("multipart/form-data")) {
		const form = await request.formData();
		const file = [...form.values()].find((value) => value instanceof File);
		if (file === undefined) return storageError(400, "InvalidRequest", "The form has no file");
		headers.set("content-type", file.type || "application/octet-stream");
		const cacheControl = form.get("cacheControl");
		if (typeof cacheControl === "string") headers.set("cache-control", `max-age=${cacheControl}`);
		bytes = await file.bytes();
	} else {
		bytes = await request.bytes();
	}
	if (bytes.byteLength > largestFile) {
		return storageError(413, "Payload too large", "The object exceeded the maximum allowed size");
	}
	headers.delete("content-length");
	return fetch(new Request(request.url, { method: request.method, headers, body: bytes }));
}

function storageError(status: number, error: string, message: string) {
	return Response.json({ statusCode: String(status), error, message }, { status: 400 });
}

const anyError = z.object({ code: z.literal("SUP"), message: z.string() });

/** It answers 500 without PostgreSQL's code when a check constraint refuses a row. */
async function nameCheckViolation(response: Response): Promise<Response> {
	const parsed = anyError.safeParse(
		await response
			.clone()
			.json()
			.catch(() => null),
	);
	if (!parsed.success || !parsed.data.message.includes("violates check constraint"))
		return response;
	const message = parsed.data.message.replace(/^error: |^PostgresError: /, "");
	return Response.json({ code: "23514", details: null, hint: null, message }, { status: 400 });
}
