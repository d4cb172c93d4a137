import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const secretsSchema = z.object({
	jwtSecret: z.string().min(32),
	publishableKey: z.string().startsWith("sb_publishable_"),
	secretKey: z.string().startsWith("sb_secret_"),
	formSecret: z.string().min(32),
});

export type Secrets = z.infer<typeof secretsSchema>;

function randomText(bytes: number) {
	return randomBytes(bytes).toString("base64url");
}

/** The keys of this installation: made on the first start, readable by their owner only. */
export async function loadOrCreateSecrets(dataDir: string): Promise<Secrets> {
	await mkdir(dataDir, { recursive: true, mode: 0o700 });
	await chmod(dataDir, 0o700);
	const file = path.join(dataDir, "secrets.json");
	const stored = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return null;
		throw error;
	});
	if (stored !== null) return parseSecrets(stored, file);

	const secrets = {
		jwtSecret: randomText(48),
		publishableKey: `sb_publishable_${randomText(24)}`,
		secretKey: `sb_secret_${randomText(32)}`,
		formSecret: randomText(48),
	};
	// Written beside and renamed, so that a crash never leaves half a file.
	const draft = `${file}.${process.pid}`;
	await writeFile(draft, `${JSON.stringify(secrets, null, "\t")}\n`, { mode: 0o600, flush: true });
	await rename(draft, file);
	return secrets;
}

function parseSecrets(text: string, file: string): Secrets {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		throw new Error(`${file} is not valid JSON: restore it from a backup.`);
	}
	const parsed = secretsSchema.safeParse(value);
	if (parsed.success) return parsed.data;
	const names = parsed.error.issues.map((issue) => issue.path.join("."));
	throw new Error(
		`${file} has no valid ${[...new Set(names)].join(", ")}: restore it from a backup.`,
	);
}
