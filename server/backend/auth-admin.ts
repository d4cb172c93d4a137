import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import {
	type Context,
	createUser,
	deleteUser,
	generateLink,
	getUser,
	listUsers,
	Refusal,
	updateUser,
} from "./auth-accounts.ts";

/**
 * GoTrue's admin endpoints, which the embedded backend lacks, so that `supabase.auth.admin.*` works with the secret
 * key as on hosted Supabase. Shapes: https://supabase.com/docs/reference/javascript/admin-api
 */
export async function handleAuthAdmin(request: Request, context: Context): Promise<Response> {
	try {
		if (!hasSecretKey(request, context.secretKey)) {
			throw new Refusal(401, "no_authorization", "This endpoint requires the secret key");
		}
		const [resource = "", id, ...rest] = new URL(request.url).pathname
			.slice("/auth/v1/admin/".length)
			.split("/");
		if (rest.length > 0) throw new Refusal(404, "not_found", "Not found");
		return Response.json(await route(request, resource, id, context));
	} catch (error) {
		if (error instanceof Refusal) {
			return Response.json(
				{ code: error.status, error_code: error.code, msg: error.message },
				{ status: error.status },
			);
		}
		return Response.json(
			{ code: 500, error_code: "unexpected_failure", msg: "Internal Server Error" },
			{ status: 500 },
		);
	}
}

function route(request: Request, resource: string, id: string | undefined, context: Context) {
	const { method } = request;
	if (resource === "users" && id === undefined) {
		if (method === "GET") return listUsers(request, context);
		if (method === "POST") return createUser(request, context);
	}
	if (resource === "users" && id !== undefined) {
		const user = z.uuid().safeParse(id);
		if (!user.success) throw new Refusal(404, "validation_failed", "user_id must be an UUID");
		if (method === "GET") return getUser(user.data, context);
		if (method === "PUT") return updateUser(user.data, request, context);
		if (method === "DELETE") return deleteUser(user.data, context);
	}
	if (resource === "generate_link" && id === undefined && method === "POST") {
		return generateLink(request, context);
	}
	throw new Refusal(404, "not_found", "Not found");
}

export function hasSecretKey(request: Request, secretKey: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(request.headers.get("apikey") ?? ""), digest(secretKey));
}
