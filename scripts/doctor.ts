import { access, constants, mkdir, statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { createTransport } from "nodemailer";
import type { Database } from "#app/lib/database.types.ts";
import { type Env, parseEnv } from "#app/lib/env.server.ts";
import { type BackendAccess, withBackend } from "#server/reach-backend.ts";
import { reportFailure } from "./report-failure.ts";

/** npm run doctor: is this installation sound? Each line green, or red with its remedy. */
type Check = { name: string; remedy: string; run: () => Promise<string> };

const ROOM_BYTES = 500 * 1024 * 1024;
const BUCKET_BYTES = 10 * 1024 * 1024;
const options = { auth: { persistSession: false, autoRefreshToken: false } };

async function examine() {
	const env = readEnvironment();
	if (!env) return;
	const isLocalSound = await runAll(localChecks(env));
	const isBackendSound = await examineBackend(env);
	process.exitCode = isLocalSound && isBackendSound ? 0 : 1;
}

function readEnvironment(): Env | undefined {
	try {
		const env = parseEnv(process.env);
		say(true, "environment", "every variable is readable");
		return env;
	} catch (error) {
		sayWrong("environment", error, "Correct it; .env.example explains every variable.");
		process.exitCode = 1;
		return undefined;
	}
}

async function examineBackend(env: Env): Promise<boolean> {
	if (env.BACKEND_KIND === "mock") {
		say(true, "backend", "mock mode: sample data, and nothing is stored");
		return true;
	}
	try {
		return await withBackend(env, async (access) => {
			await checkAnswer(access);
			return runAll(backendChecks(access));
		});
	} catch (error) {
		const remedy = env.SUPABASE_URL
			? "Check SUPABASE_URL and its two keys."
			: "Start it once with npm start and read what it says.";
		sayWrong("backend", error, remedy);
		return false;
	}
}

/** First of all: where nothing answers, every other check would blame the wrong thing. */
async function checkAnswer({ url, secretKey }: BackendAccess) {
	const { host } = new URL(url);
	const { auth } = createClient<Database>(url, secretKey, options);
	const { error } = await auth.admin.listUsers({ perPage: 1 });
	if (error) throw new Error(`${host} does not answer, or does not know the secret key`);
	say(true, "backend", `${host} answers`);
}

function localChecks(env: Env): Check[] {
	const dataDir = resolve(env.DATA_DIR);
	return [
		{
			name: "data folder",
			remedy: "Set DATA_DIR to a folder that this user may write.",
			run: async () => {
				await mkdir(dataDir, { recursive: true, mode: 0o700 });
				await access(dataDir, constants.W_OK);
				return `${dataDir} can be written`;
			},
		},
		{
			name: "disk",
			remedy: "Free some room, or set DATA_DIR to another disk.",
			run: async () => {
				const { bavail, bsize } = await statfs(dataDir);
				const free = bavail * bsize;
				if (free < ROOM_BYTES) throw new Error(`only ${Math.round(free / 1e6)} MB free`);
				return `${Math.round(free / 1e9)} GB free`;
			},
		},
		{ name: "mail", remedy: "Check RESEND_API_KEY or SMTP_URL.", run: () => checkMail(env) },
		{
			name: "webhook",
			remedy:
				"Set UPLOAD_WEBHOOK_SECRET (whsec_ and base64), so that the receiver can tell our calls.",
			run: async () => {
				if (!env.UPLOAD_WEBHOOK_URL)
					return "not configured: uploads are stored without a notification";
				if (!env.UPLOAD_WEBHOOK_SECRET) throw new Error("notifications are not signed");
				return `signed, to ${new URL(env.UPLOAD_WEBHOOK_URL).host}`;
			},
		},
	];
}

async function checkMail(env: Env): Promise<string> {
	if (env.RESEND_API_KEY) return `by Resend, from ${env.SUPPORT_EMAIL}`;
	if (!env.SMTP_URL) return "captured as files in the data folder: nothing leaves this machine";
	const transport = createTransport({ url: env.SMTP_URL, connectionTimeout: 5000 });
	await transport.verify();
	transport.close();
	return `by SMTP, from ${env.SUPPORT_EMAIL}`;
}

function backendChecks({ url, publishableKey, secretKey }: BackendAccess): Check[] {
	const visitor = createClient<Database>(url, publishableKey, options);
	const service = createClient<Database>(url, secretKey, options);
	const tables = [
		"articles",
		"contact_submissions",
		"deliveries",
		"keep_alive",
		"staff",
		"uploads",
	] as const;
	return [
		{
			name: "migrations",
			remedy:
				"Apply supabase/migrations: npm start does it for the embedded backend, supabase db push for a hosted one.",
			run: async () => {
				for (const table of tables) {
					const { error } = await service
						.from(table)
						.select("*", { head: true, count: "exact" })
						.limit(1);
					if (error) throw new Error(`the table ${table} cannot be read`);
				}
				return "every table is there";
			},
		},
		{
			name: "policies",
			remedy: "Apply supabase/migrations again: a policy is missing or was changed by hand.",
			run: async () => {
				for (const table of [
					"contact_submissions",
					"deliveries",
					"staff",
					"uploads",
					"keep_alive",
				] as const) {
					const { data } = await visitor.from(table).select("*").limit(1);
					if (data?.length) throw new Error(`visitors can read ${table}`);
				}
				const article = {
					title: "x",
					slug: "doctor-probe",
					summary: "x",
					content: "x",
					author: "x",
				};
				const { error } = await visitor.from("articles").insert(article);
				if (!error) throw new Error("visitors can write articles");
				return "visitors can neither read messages nor write articles";
			},
		},
		{
			name: "bucket",
			remedy: "Apply supabase/migrations: it makes the private bucket uploads with its limits.",
			run: async () => {
				const { data, error } = await service.storage.getBucket("uploads");
				if (error || !data) throw new Error("the bucket uploads is missing");
				if (data.public) throw new Error("the bucket uploads is public");
				if (data.file_size_limit !== BUCKET_BYTES)
					throw new Error("the bucket uploads has another size limit");
				return "uploads is private and limited to 10 MB a file";
			},
		},
		{
			name: "staff",
			remedy: "npm run staff -- add <e-mail>",
			run: async () => {
				const { count } = await service.from("staff").select("*", { head: true, count: "exact" });
				if (!count) throw new Error("nobody can sign in");
				return `${count} staff account${count === 1 ? "" : "s"}`;
			},
		},
	];
}

async function runAll(checks: Check[]): Promise<boolean> {
	let isSound = true;
	for (const { name, remedy, run } of checks) {
		try {
			say(true, name, await run());
		} catch (error) {
			isSound = false;
			sayWrong(name, error, remedy);
		}
	}
	return isSound;
}

function sayWrong(name: string, error: unknown, remedy: string) {
	say(false, name, error instanceof Error ? error.message : String(error));
	console.log(`    Remedy: ${remedy}`);
}

function say(isGood: boolean, name: string, text: string) {
	const color = isGood ? 32 : 31;
	const mark = process.stdout.isTTY
		? `\u001b[${color}m${isGood ? "✔" : "✘"}\u001b[0m`
		: isGood
			? "✔"
			: "✘";
	console.log(`${mark} ${name}: ${text}`);
}

await examine().catch(reportFailure);
