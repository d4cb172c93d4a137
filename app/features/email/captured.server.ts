import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Address } from "postal-mime";

export type CapturedMail = {
	name: string;
	from: string;
	to: string;
	replyTo: string;
	subject: string;
	date: string;
	text: string;
	html: string;
};

const FILE_NAME = /^[\w-]+\.eml$/;
const LATEST = 20;

/** The newest captured messages: their names begin with the time. */
export async function listCaptured(folder: string): Promise<CapturedMail[]> {
	const names = await readdir(folder).catch(() => []);
	const newest = names
		.filter((name) => FILE_NAME.test(name))
		.sort()
		.reverse()
		.slice(0, LATEST);
	const mails = await Promise.all(newest.map((name) => readCaptured(folder, name)));
	return mails.filter((mail) => mail !== null);
}

async function readCaptured(folder: string, name: string): Promise<CapturedMail | null> {
	const raw = await readFile(join(folder, name)).catch(() => null);
	if (!raw) return null;
	const mail = await PostalMime.parse(raw);
	return {
		name,
		from: addresses(mail.from ? [mail.from] : []),
		to: addresses(mail.to),
		replyTo: addresses(mail.replyTo),
		subject: mail.subject ?? "",
		date: mail.date ?? "",
		text: mail.text ?? "",
		html: mail.html ?? "",
	};
}

function addresses(list: Address[] = []): string {
	return list
		.map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? "")))
		.join(", ");
}
