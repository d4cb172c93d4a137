import { randomBytes, randomUUID } from "node:crypto";
import { hash } from "bcryptjs";
import { z } from "zod";
import type { Database } from "./migrate.ts";

/** Accounts in the tables of the embedded backend's auth, as GoTrue's admin endpoints show and change them. */
export type Context = { database: Database; secretKey: string; minimumPasswordLength: number };

const metadata = z.record(z.string(), z.unknown());
const attributes = z.object({
	email: z
		.email()
		.max(254)
		.transform((email) => email.toLowerCase())
		.optional(),
	password: z.string().optional(),
	user_metadata: metadata.optional(),
	app_metadata: metadata.optional(),
});
const linkRequest = z.object({
	type: z.string(),
	email: z.string(),
	redirect_to: z.string().optional(),
});

export class Refusal extends Error {
	readonly status: number;
	readonly code: string;
	constructor(status: number, code: string, message: string) {
		super(message);
		this.status = status;
		this.code = code;
	}
}

async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
	const body: unknown = await request.json().catch(() => {
		throw new Refusal(400, "bad_json", "Could not parse request body as JSON");
	});
	const parsed = schema.safeParse(body);
	if (parsed.success) return parsed.data;
	const first = parsed.error.issues[0];
	throw new Refusal(400, "validation_failed", `${first?.path.join(".")}: ${first?.message}`);
}

async function hashPassword(password: string, context: Context): Promise<string> {
	if (password.length < context.minimumPasswordLength) {
		throw new Refusal(
			422,
			"weak_password",
			`Password should be at least ${context.minimumPasswordLength} characters.`,
		);
	}
	// bcrypt reads 72 bytes and would silently ignore the rest.
	if (Buffer.byteLength(password) > 72) {
		throw new Refusal(422, "validation_failed", "Password cannot be longer than 72 characters");
	}
	return hash(password, 10);
}

const userColumns = `
	u.id, u.aud, u.role, u.email, u.phone, u.email_confirmed_at, u.confirmed_at, u.last_sign_in_at, u.recovery_sent_at,
	u.raw_app_meta_data as app_metadata, u.raw_user_meta_data as user_metadata, u.created_at, u.updated_at, u.is_anonymous,
	coalesce((
		select json_agg(json_build_object(
			'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
			'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
			'updated_at', i.updated_at, 'email', i.email))
		from auth.identities i where i.user_id = u.id), '[]'::json) as identities`;

function toUser(row: Record<string, unknown>) {
	const filled = Object.entries(row).filter(([, value]) => value !== null);
	return { ...Object.fromEntries(filled), email: row.email ?? "", phone: row.phone ?? "" };
}

export async function getUser(id: string, { database }: Context) {
	const [row] = await database.query(`select ${userColumns} from auth.users u where u.id = $1`, [
		id,
	]);
	if (row === undefined) throw new Refusal(404, "user_not_found", "User not found");
	return toUser(row);
}

export async function listUsers(request: Request, { database }: Context) {
	const search = new URL(request.url).searchParams;
	const page = Math.max(1, Number.parseInt(search.get("page") ?? "", 10) || 1);
	const perPage = Math.min(
		1000,
		Math.max(1, Number.parseInt(search.get("per_page") ?? "", 10) || 50),
	);
	const rows = await database.query(
		`select ${userColumns} from auth.users u order by u.created_at desc, u.id
		limit ${perPage} offset ${(page - 1) * perPage}`,
	);
	return { users: rows.map(toUser), aud: "authenticated" };
}

export async function createUser(request: Request, context: Context) {
	const { database } = context;
	const wanted = await readBody(request, attributes.required({ email: true }));
	const password =
		wanted.password === undefined ? null : await hashPassword(wanted.password, context);
	const id = randomUUID();
	const made = await database.query(
		`with made as (
			insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
			values ($1::uuid, $2::text, $3::text, now(), $4::text::jsonb, $5::text::jsonb)
			on conflict do nothing returning id
		)
		insert into auth.identities (id, provider, provider_id, user_id, identity_data)
		select $6::uuid, 'email', made.id::text, made.id, jsonb_build_object(
			'sub', made.id, 'email', $2::text, 'email_verified', true, 'phone_verified', false)
		from made returning user_id`,
		[
			id,
			wanted.email,
			password,
			JSON.stringify({ ...wanted.app_metadata, provider: "email", providers: ["email"] }),
			JSON.stringify({ email_verified: true, ...wanted.user_metadata }),
			randomUUID(),
		],
	);
	if (made.length === 0) {
		throw new Refusal(
			422,
			"email_exists",
			"A user with this email address has already been registered",
		);
	}
	return getUser(id, context);
}

export async function updateUser(id: string, request: Request, context: Context) {
	const { database } = context;
	const wanted = await readBody(request, attributes);
	await getUser(id, context);
	if (wanted.email !== undefined) {
		const taken = await database.query("select 1 from auth.users where email = $1 and id <> $2", [
			wanted.email,
			id,
		]);
		if (taken.length > 0) {
			throw new Refusal(
				422,
				"email_exists",
				"A user with this email address has already been registered",
			);
		}
		await database.query("update auth.users set email = $1, updated_at = now() where id = $2", [
			wanted.email,
			id,
		]);
		await database.query(
			`update auth.identities set identity_data = identity_data || jsonb_build_object('email', $1::text), updated_at = now()
			where user_id = $2 and provider = 'email'`,
			[wanted.email, id],
		);
	}
	if (wanted.password !== undefined) {
		await database.query(
			"update auth.users set encrypted_password = $1, recovery_token = null, updated_at = now() where id = $2",
			[await hashPassword(wanted.password, context), id],
		);
		// Whoever knew the old password is signed out.
		await database.query("delete from auth.sessions where user_id = $1", [id]);
	}
	for (const [column, value] of [
		["raw_user_meta_data", wanted.user_metadata],
		["raw_app_meta_data", wanted.app_metadata],
	] as const) {
		if (value === undefined) continue;
		await database.query(
			`update auth.users set ${column} = coalesce(${column}, '{}') || $1::text::jsonb, updated_at = now() where id = $2`,
			[JSON.stringify(value), id],
		);
	}
	return getUser(id, context);
}

export async function deleteUser(id: string, context: Context) {
	const user = await getUser(id, context);
	await context.database.query("delete from auth.users where id = $1", [id]);
	return user;
}

export async function generateLink(request: Request, context: Context) {
	const { database } = context;
	const wanted = await readBody(request, linkRequest);
	if (wanted.type !== "recovery") {
		throw new Refusal(400, "validation_failed", "Only links of type recovery can be made here");
	}
	const token = randomBytes(28).toString("hex");
	const [row] = await database.query(
		`update auth.users set recovery_token = $1, recovery_sent_at = now(), updated_at = now()
		where email = $2 returning id`,
		[token, wanted.email.toLowerCase()],
	);
	const id = z.string().safeParse(row?.id);
	if (!id.success) throw new Refusal(404, "user_not_found", "User with this email not found");
	const link = new URL("/auth/v1/verify", request.url);
	link.search = new URLSearchParams({
		token,
		type: "recovery",
		redirect_to: wanted.redirect_to ?? "",
	}).toString();
	return {
		...(await getUser(id.data, context)),
		action_link: link.href,
		email_otp: "",
		hashed_token: token,
		redirect_to: wanted.redirect_to ?? "",
		verification_type: "recovery",
	};
}
