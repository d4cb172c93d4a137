import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { passwordProblem } from "#app/features/staff/password-rules.ts";
import { type Env, EnvironmentError, parseEnv } from "#app/lib/env.server.ts";
import { DataDirLockedError, lockDataDir } from "#server/backend/lock.ts";
import { loadOrCreateSecrets } from "#server/backend/secrets.ts";
import { type Admin, adminClient } from "#server/backend/seed.ts";
import { startBackend } from "#server/backend/supervise.ts";

/**
 * `npm run staff -- list`, and add, remove or reset with an e-mail address. Works beside a running site, on a data
 * folder at rest, and on a hosted project.
 */
const USAGE = `Usage:
  npm run staff -- list
  npm run staff -- add <email>      makes an account (STAFF_PASSWORD, or a password that is printed once)
  npm run staff -- reset <email>    gives it a new password and ends its sessions
  npm run staff -- remove <email>   removes the account`;

class Refusal extends Error {}

async function main() {
	const { positionals } = parseArgs({ allowPositionals: true });
	const [command = "", given] = positionals;
	const verbs = { list, add, reset, remove };
	const verb = Object.entries(verbs).find(([name]) => name === command)?.[1];
	if (!verb) throw new Refusal(USAGE);
	const email = command === "list" ? "" : readEmail(given);
	const settings = parseEnv(process.env);
	if (settings.BACKEND_KIND === "mock") throw new Refusal("Mock mode has no accounts.");
	const { admin, close } = await open(settings);
	try {
		await verb(admin, email);
	} finally {
		await close();
	}
}

function readEmail(given: string | undefined): string {
	const email = z.email().max(254).safeParse(given?.trim().toLowerCase());
	if (!email.success) throw new Refusal(`An e-mail address is needed.\n${USAGE}`);
	return email.data;
}

async function open(settings: Env): Promise<{ admin: Admin; close: () => Promise<void> }> {
	const { SUPABASE_URL, SUPABASE_SECRET_KEY } = settings;
	if (SUPABASE_URL && SUPABASE_SECRET_KEY)
		return { admin: adminClient(SUPABASE_URL, SUPABASE_SECRET_KEY), close: async () => {} };
	const dataDir = resolve(settings.DATA_DIR);
	const running = await openRunning(dataDir);
	if (running) return { admin: running, close: async () => {} };

	const lock = await lockDataDir(dataDir);
	try {
		const secrets = await loadOrCreateSecrets(dataDir);
		const { DATABASE_URL: databaseUrl } = settings;
		const backend = await startBackend({ dataDir, databaseUrl, secrets });
		return {
			admin: adminClient(backend.url, secrets.secretKey),
			close: async () => {
				await backend.close();
				await lock.release();
			},
		};
	} catch (error) {
		await lock.release();
		throw error;
	}
}

/** The backend of a site that is running now; null when the address in the folder leads nowhere. */
async function openRunning(dataDir: string): Promise<Admin | null> {
	const text = await readFile(join(dataDir, "backend.json"), "utf8").catch(() => null);
	if (text === null) return null;
	const { url } = z.object({ url: z.string() }).parse(JSON.parse(text));
	const { secretKey } = await loadOrCreateSecrets(dataDir);
	const admin = adminClient(url, secretKey);
	const { error } = await admin.from("staff").select("user_id").limit(1);
	return error ? null : admin;
}

async function list(admin: Admin) {
	const { data, error } = await admin.from("staff").select("email, created_at").order("email");
	if (error) throw new Refusal(`Staff could not be read: ${error.message}`);
	if (data.length === 0) say("There is no staff account.");
	for (const { email, created_at } of data) say(`${email}  since ${created_at.slice(0, 10)}`);
}

async function add(admin: Admin, email: string) {
	const { password, wasGenerated } = choosePassword(email);
	const made = await admin.auth.admin.createUser({ email, password, email_confirm: true });
	// An account that exists without being staff keeps its password.
	const isKnown = made.error?.code === "email_exists";
	if (made.error && !isKnown) throw new Refusal(`No account was made: ${made.error.message}`);
	const id = made.data.user?.id ?? (await findUser(admin, email));
	const { error } = await admin.from("staff").upsert({ user_id: id, email });
	if (error) throw new Refusal(`No account was made: ${error.message}`);
	if (isKnown) say(`${email} is staff now and signs in with the password of its account.`);
	else say(`${email} is staff now and signs in with ${told(password, wasGenerated)}`);
}

async function reset(admin: Admin, email: string) {
	const id = await findUser(admin, email);
	const { password, wasGenerated } = choosePassword(email);
	const { error } = await admin.auth.admin.updateUserById(id, { password });
	if (error) throw new Refusal(`The password stays: ${error.message}`);
	say(`${email} signs in with ${told(password, wasGenerated)}`);
}

async function remove(admin: Admin, email: string) {
	const id = await findUser(admin, email);
	const staff = await admin.from("staff").select("user_id");
	if (staff.error) throw new Refusal(`Nothing was removed: ${staff.error.message}`);
	if (staff.data.length === 1 && staff.data[0]?.user_id === id)
		throw new Refusal("This is the last staff account: add another one first.");
	const { error } = await admin.auth.admin.deleteUser(id);
	if (error) throw new Refusal(`Nothing was removed: ${error.message}`);
	say(`${email} has been removed.`);
}

async function findUser(admin: Admin, email: string): Promise<string> {
	for (let page = 1; ; page += 1) {
		const { data, error } = await admin.auth.admin.listUsers({ page, perPage: 200 });
		if (error) throw new Refusal(`Accounts could not be read: ${error.message}`);
		const found = data.users.find((user) => user.email?.toLowerCase() === email);
		if (found) return found.id;
		if (data.users.length < 200) throw new Refusal(`There is no account for ${email}.`);
	}
}

function choosePassword(email: string) {
	const given = process.env.STAFF_PASSWORD;
	if (!given) return { password: randomBytes(15).toString("base64url"), wasGenerated: true };
	const problem = passwordProblem(given, { email });
	if (problem) throw new Refusal(`STAFF_PASSWORD: ${problem}`);
	return { password: given, wasGenerated: false };
}

const told = (password: string, wasGenerated: boolean) =>
	wasGenerated ? `${password}   (shown only this once)` : "the password in STAFF_PASSWORD";

function say(text: string) {
	process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
	const isExpected = [Refusal, EnvironmentError, DataDirLockedError].some(
		(kind) => error instanceof kind,
	);
	const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
	process.stderr.write(`${text}\n`);
	process.exitCode = 1;
});
