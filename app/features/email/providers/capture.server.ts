import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { SendResult } from "#app/lib/delivery.ts";
import type { FromAddress, Mail, Mailer } from "../mail.ts";
import { messageFields } from "./message-fields.server.ts";

type Options = { folder: string; sender: FromAddress };

/** Nobody set up a way to send: each message becomes a real .eml file that staff can read. */
export function captureMailer({ folder, sender }: Options): Mailer {
	const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

	async function send(mail: Mail): Promise<SendResult> {
		try {
			const { message, messageId } = await composer.sendMail(messageFields(mail, sender));
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const file = join(folder, capturedName(mail));
			// The same message lands on the same file, and is never seen half written.
			await writeFile(`${file}.part`, message, { mode: 0o600 });
			await rename(`${file}.part`, file);
			return { ok: true, provider: "capture", id: messageId };
		} catch (error) {
			const text = error instanceof Error ? error.message : "The message could not be written";
			return { ok: false, provider: "capture", error: text, isFinal: false };
		}
	}

	return { name: "capture", send };
}

export function capturedName({ createdAt, id }: Pick<Mail, "createdAt" | "id">): string {
	const time = new Date(createdAt).toISOString().replace(/[:.]/g, "-");
	return `${time}_${id}.eml`;
}
