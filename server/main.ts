import { createHmac, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Env, EnvironmentError, parseEnv } from "#app/lib/env.server.ts";
import { DataDirLockedError, lockDataDir, RESTORING } from "./backend/lock.ts";
import { loadOrCreateSecrets } from "./backend/secrets.ts";
import { BackendStartError, startBackend } from "./backend/supervise.ts";
import { freePort, PortTakenError } from "./free-port.ts";
import { loadWeb, StartError } from "./web-processes.ts";

/** The supervisor: checks what can be wrong, starts the backend, then the web processes, and closes them in order. */
const HOUR_MS = 60 * 60 * 1000;
const RETRY_MS = 5000;
const closers: (() => Promise<void>)[] = [];
let web: ReturnType<typeof loadWeb> | undefined;
let isClosing = false;

type BackendAccess = { url: string; publishableKey: string; secretKey: string; formSecret: string };

async function main() {
	const env = parseEnv(process.env);
	const port = await freePort(env.PORT, env.HOST);
	const settings = {
		...env,
		PORT: port,
		SITE_URL: process.env.SITE_URL ? env.SITE_URL : `http://localhost:${port}`,
	};
	const dataDir = resolve(env.DATA_DIR);
	await prepareDataDir(dataDir);

	web = loadWeb(settings.WEB_CONCURRENCY, {
		isDev: Boolean(process.env.PLUMBLINE_DEV),
		dataDir,
	});
	const [access] = await Promise.all([
		openBackend(settings, dataDir),
		// Needed when the backend is there: it loads while that one starts.
		import("./backend/seed.ts"),
	]);
	const staffLine = access
		? await prepareBackend(settings, access)
		: "Mock mode: the admin pages are open, on sample data.";
	await web.start(workerEnvironment(settings, dataDir, access));

	say("");
	say(`Plumbline is running at ${settings.SITE_URL}`);
	if (!settings.SITE_URL.endsWith(`:${port}`)) say(`listening on port ${port} of ${settings.HOST}`);
	say(`Data folder: ${dataDir}`);
	say(staffLine);
	say("");
}

async function prepareDataDir(dataDir: string) {
	try {
		await mkdir(dataDir, { recursive: true, mode: 0o700 });
		await chmod(dataDir, 0o700);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : "unknown";
		throw new StartError(
			`The data folder ${dataDir} cannot be written (${code}). Set DATA_DIR to another folder.`,
		);
	}
	if (existsSync(join(dataDir, RESTORING)))
		throw new StartError(
			`A restore into ${dataDir} was cut short. Empty the folder and run npm run restore again.`,
		);
}

async function openBackend(env: Env, dataDir: string): Promise<BackendAccess | null> {
	if (env.BACKEND_KIND === "mock") return null;
	if (env.BACKEND_KIND === "hosted") {
		const {
			SUPABASE_URL: url,
			SUPABASE_PUBLISHABLE_KEY: publishableKey,
			SUPABASE_SECRET_KEY: secretKey,
		} = env;
		if (!url || !publishableKey || !secretKey)
			throw new EnvironmentError("The hosted backend has no keys.");
		// Every server of one project must understand the others' form tokens.
		const formSecret = createHmac("sha256", secretKey).update("form-token").digest("base64url");
		return { url, publishableKey, secretKey, formSecret };
	}
	const lock = await lockDataDir(dataDir);
	closers.push(() => lock.release());
	// For the commands that work beside a running site: staff accounts, back-ups, checks.
	const addressFile = join(dataDir, "backend.json");
	await rm(addressFile, { force: true });
	const secrets = await loadOrCreateSecrets(dataDir);
	const backend = await startBackend({
		dataDir,
		databaseUrl: env.DATABASE_URL,
		secrets,
		onProgress: say,
	});
	closers.push(() => backend.close());
	await writeFile(addressFile, JSON.stringify({ url: backend.url }), { mode: 0o600 });
	return { url: backend.url, ...secrets };
}

/** Seeds, first staff account, the day's beat. A hosted backend that does not answer now may do so later. */
async function prepareBackend(env: Env, { url, secretKey }: BackendAccess): Promise<string> {
	const { adminClient, beat, ensureBucket, ensureFirstStaff, seedArticles } = await import(
		"./backend/seed.ts"
	);
	const admin = adminClient(url, secretKey);
	const signIn = `Staff sign in at ${env.SITE_URL}/admin/sign-in`;
	const timer = setInterval(() => void beat(admin).catch(() => {}), HOUR_MS);
	closers.push(async () => clearInterval(timer));

	async function prepare(): Promise<string> {
		if (env.BACKEND_KIND === "embedded") await seedArticles(admin);
		const staff = await ensureFirstStaff(admin, {
			email: env.STAFF_EMAIL,
			password: env.STAFF_PASSWORD,
		});
		await ensureBucket(admin);
		await beat(admin);
		if (!staff.created) return signIn;
		const password = staff.wasGenerated ? staff.password : "the password in STAFF_PASSWORD";
		return `${signIn}\n  with ${staff.email} and ${password}${staff.wasGenerated ? "   (shown only this once)" : ""}`;
	}

	try {
		return await prepare();
	} catch (error) {
		if (env.BACKEND_KIND === "embedded") throw error;
		void tryAgain(prepare);
		return `${signIn}\nThe Supabase project does not answer yet; the site goes on trying.`;
	}
}

async function tryAgain(prepare: () => Promise<string>) {
	while (!isClosing) {
		await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
		const line = await prepare().catch(() => null);
		if (line === null) continue;
		say(`The Supabase project answers now. ${line}`);
		return;
	}
}

function workerEnvironment(
	env: Env,
	dataDir: string,
	access: BackendAccess | null,
): Record<string, string> {
	return {
		PORT: String(env.PORT),
		SITE_URL: env.SITE_URL,
		DATA_DIR: dataDir,
		DATABASE_URL: "",
		STAFF_PASSWORD: "",
		BACKEND_KIND: env.BACKEND_KIND,
		SUPABASE_URL: access?.url ?? "",
		SUPABASE_PUBLISHABLE_KEY: access?.publishableKey ?? "",
		SUPABASE_SECRET_KEY: access?.secretKey ?? "",
		FORM_SECRET: access?.formSecret ?? randomBytes(32).toString("base64url"),
	};
}

async function close(exitCode: number) {
	if (isClosing) return;
	isClosing = true;
	// In reverse order of opening: web processes first, then the database, the lock last.
	const inOrder = [...closers].reverse();
	setTimeout(() => process.exit(exitCode), 9500).unref();
	await web?.close();
	for (const closer of inOrder) await closer().catch(() => {});
	process.exit(exitCode);
}

function say(text: string) {
	process.stdout.write(`${text}\n`);
}

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
	process.on(signal, () => void close(0));
process.on("disconnect", () => void close(0));

main().catch((error: unknown) => {
	const isExpected = [
		BackendStartError,
		DataDirLockedError,
		EnvironmentError,
		PortTakenError,
		StartError,
	].some((kind) => error instanceof kind);
	const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
	process.stderr.write(`${text}\n`);
	void close(1);
});
