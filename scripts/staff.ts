import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { z } from "zod";
import { passwordProblem } from "#app/features/staff/password-rules.ts";
import { parseEnv } from "#app/lib/env.server.ts";
import { type Admin, adminClient } from "#server/backend/seed.ts";
import { withBackend } from "#server/reach-backend.ts";
import { reportFailure } from "./report-failure.ts";

/**
 * `npm run staff -- list`, and add, remove or reset with an e-mail address. Works beside a running site, on a data
 * folder at rest, and on a hosted project.
 */
const USAGE = `Usage:
  npm run staff -- list
  npm run staff -- add <email>      makes an account (STAFF_PASSWORD, or a password that is printed once)
  npm run staff -- reset <email>    gives it a new password and ends its sessions
  npm run staff -- remove <email>   removes the account`;

async function main() {
	const { positionals } = parseArgs({ allowPositionals: true });
	const [command = "", given] = positionals;
	const verbs = { list, add, reset, remove };
	const verb = Object.entries(verbs).find(([name]) => name === command)?.[1];
	if (!verb) throw new Error(USAGE);
	const email = command === "list" ? "" : readEmail(given);
	await withBackend(parseEnv(process.env), ({ url, secretKey }) =>
		verb(adminClient(url, secretKey), email),
	);
}

function readEmail(given: string | undefined): string {
	const email = z.email().max(254).safeParse(given?.trim().toLowerCase());
	if (!email.success) throw new Error(`An e-mail address is needed.\n${USAGE}`);
	return email.data;
}

async function list(admin: Admin) {
	const { data, error } = await admin.from("staff").select("email, created_at").order("email");
	if (error) throw new Error(`Staff could not be read: ${error.message}`);
	if (data.length === 0) say("There is no staff account.");
	for (const { email, created_at } of data) say(`${email}  since ${created_at.slice(0, 10)}`);
}

async function add(admin: Admin, email: string) {
	const { password, wasGenerated } = choosePassword(email);
	const made = await admin.auth.admin.createUser({ email, password, email_confirm: true });
	// An account that exists without being staff keeps its password.
	const isKnown = made.error?.code === "email_exists";
	if (made.error && !isKnown) throw new Error(`No account was made: ${made.error.message}`);
	const id = made.data.user?.id ?? (await findUser(admin, email));
	const { error } = await admin.from("staff").upsert({ user_id: id, email });
	if (error) throw new Error(`No account was made: ${error.message}`);
	if (isKnown) say(`${email} is staff now and signs in with the password of its account.`);
	else say(`${email} is staff now and signs in with ${told(password, wasGenerated)}`);
}

async function reset(admin: Admin, email: string) {
	const id = await findUser(admin, email);
	const { password, wasGenerated } = choosePassword(email);
	const { error } = await admin.auth.admin.updateUserById(id, { password });
	if (error) throw new Error(`The password stays: ${error.message}`);
	say(`${email} signs in with ${told(password, wasGenerated)}`);
}

async function remove(admin: Admin, email: string) {
	const id = await findUser(admin, email);
	const staff = await admin.from("staff").select("user_id");
	if (staff.error) throw new Error(`Nothing was removed: ${staff.error.message}`);
	if (staff.data.length === 1 && staff.data[0]?.user_id === id)
		throw new Error("This is the last staff account: add another one first.");
	const { error } = await admin.auth.admin.deleteUser(id);
	if (error) throw new Error(`Nothing was removed: ${error.message}`);
	say(`${email} has been removed.`);
}

async function findUser(admin: Admin, email: string): Promise<string> {
	for (let page = 1; ; page += 1) {
		const { data, error } = await admin.auth.admin.listUsers({ page, perPage: 200 });
		if (error) throw new Error(`Accounts could not be read: ${error.message}`);
		const found = data.users.find((user) => user.email?.toLowerCase() === email);
		if (found) return found.id;
		if (data.users.length < 200) throw new Error(`There is no account for ${email}.`);
	}
}

function choosePassword(email: string) {
	const given = process.env.STAFF_PASSWORD;
	if (!given) return { password: randomBytes(15).toString("base64url"), wasGenerated: true };
	const problem = passwordProblem(given, { email });
	if (problem) throw new Error(`STAFF_PASSWORD: ${problem}`);
	return { password: given, wasGenerated: false };
}

const told = (password: string, wasGenerated: boolean) =>
	wasGenerated ? `${password}   (shown only this once)` : "the password in STAFF_PASSWORD";

function say(text: string) {
	process.stdout.write(`${text}\n`);
}

await main().catch(reportFailure);
