import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { createTransport } from "nodemailer";
import type { Env } from "#app/lib/env.server.ts";
import { type Check, Fault } from "./check.ts";

const ROOM_BYTES = 500 * 1024 * 1024;
const PATIENCE_MS = 5000;

/** Where the data is to be, and whether there is room. */
export function diskChecks(env: Env): Check[] {
	const dataDir = resolve(env.DATA_DIR);
	return [
		{
			name: "data folder",
			remedy: "Set DATA_DIR to a folder that this user may write.",
			run: async () => {
				await mkdir(dataDir, { recursive: true, mode: 0o700 });
				const probe = join(dataDir, `.doctor-${randomUUID()}`);
				await writeFile(probe, "x").finally(() => rm(probe, { force: true }));
				return `${dataDir} can be written`;
			},
		},
		{
			name: "disk",
			remedy: "Free some room, or set DATA_DIR to another disk.",
			run: async () => {
				const { bavail, bsize } = await statfs(existing(dataDir));
				const free = bavail * bsize;
				if (free < ROOM_BYTES) throw new Error(`only ${Math.round(free / 1e6)} MB free`);
				return `${(free / 1e9).toFixed(1)} GB free`;
			},
		},
	];
}

/** What the site tells the outside. */
export function outsideChecks(env: Env): Check[] {
	return [
		{ name: "mail", remedy: "Check SMTP_URL.", run: () => checkMail(env) },
		{
			name: "webhook",
			remedy:
				"Set UPLOAD_WEBHOOK_SECRET (whsec_ and base64), so that the receiver can tell our calls.",
			run: async () => {
				if (!env.UPLOAD_WEBHOOK_URL)
					return "not configured: uploads are stored without a notification";
				const { host } = new URL(env.UPLOAD_WEBHOOK_URL);
				// Any answer will do: the workflow itself must not be started.
				await reach(host, env.UPLOAD_WEBHOOK_URL, "Check UPLOAD_WEBHOOK_URL.", { method: "HEAD" });
				if (!env.UPLOAD_WEBHOOK_SECRET) throw new Error("notifications are not signed");
				return `signed, to ${host}`;
			},
		},
	];
}

async function checkMail(env: Env): Promise<string> {
	if (env.RESEND_API_KEY) return checkResend(env, env.RESEND_API_KEY);
	if (!env.SMTP_URL) return "captured as files in the data folder: nothing leaves this machine";
	const transport = createTransport({
		url: env.SMTP_URL,
		connectionTimeout: PATIENCE_MS,
		greetingTimeout: PATIENCE_MS,
		socketTimeout: PATIENCE_MS,
	});
	await transport.verify().finally(() => transport.close());
	return `by SMTP, from ${env.SUPPORT_EMAIL}`;
}

async function checkResend(env: Env, key: string): Promise<string> {
	const { host } = new URL(env.RESEND_API_URL);
	const address = `${env.RESEND_API_URL.replace(/\/+$/, "")}/domains`;
	const headers = { authorization: `Bearer ${key}` };
	const response = await reach(host, address, "Check RESEND_API_URL.", { headers });
	const text = await response.text();
	// A key that may send and nothing else is the right one to have.
	const isSendingKey = response.status === 401 && text.includes("restricted_api_key");
	if ([400, 401, 403].includes(response.status) && !isSendingKey)
		throw new Fault(`${host} does not accept the key`, "Set RESEND_API_KEY to a key of Resend.");
	if (response.status >= 500)
		throw new Fault(`${host} answers ${response.status}`, "Try again later: mail waits meanwhile.");
	return `by Resend, from ${env.SUPPORT_EMAIL}`;
}

async function reach(host: string, address: string, remedy: string, init: RequestInit) {
	try {
		return await fetch(address, {
			...init,
			redirect: "manual",
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
	} catch {
		throw new Fault(`${host} cannot be reached`, remedy);
	}
}

/** The folder itself, or what there is of the way to it. */
function existing(folder: string): string {
	return existsSync(folder) ? folder : existing(dirname(folder));
}
