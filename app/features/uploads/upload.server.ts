import { readFile } from "node:fs/promises";
import { env } from "#app/lib/env.server.ts";
import { serviceClient } from "#app/lib/supabase.server.ts";
import { createGate } from "./gate.ts";
import { takeAttempt, takeQuota } from "./quota.server.ts";
import { type ReceivedFile, receiveFile } from "./receive.server.ts";
import { messages } from "./rules.ts";
import { type Stored, storeFile } from "./store.server.ts";
import { verifyFile } from "./verify.server.ts";

export type UploadOutcome =
	| { ok: true; id: string; fileName: string; originalName: string }
	| { ok: false; status: number; error: string; message: string; retryAfterSeconds?: number };

const refusals = {
	missing: { status: 422, error: "Missing file" },
	wrongType: { status: 422, error: "Wrong type" },
	tooLarge: { status: 413, error: "Payload too large" },
	unreadable: { status: 400, error: "Bad request" },
	notAForm: { status: 415, error: "Unsupported media type" },
	tooMany: { status: 429, error: "Too many requests" },
	unavailable: { status: 503, error: "Service unavailable" },
} as const;

function refuse(reason: keyof typeof refusals, retryAfterSeconds?: number): UploadOutcome {
	const refusal = { ok: false as const, ...refusals[reason], message: messages[reason] };
	return retryAfterSeconds ? { ...refusal, retryAfterSeconds } : refusal;
}

/** Files wait on disk; only this many are in memory at a time, whatever the number of visitors. */
const inMemory = createGate(2);

/** One upload from the first byte to the stored row. */
export async function upload(request: Request, address: string): Promise<UploadOutcome> {
	if (env().BACKEND_KIND === "mock") return refuse("unavailable");
	const attempt = await takeAttempt(address);
	if (!attempt.ok) return refuse("tooMany", attempt.retryAfterSeconds);
	const received = await receiveFile(request);
	if (!received.ok) return refuse(received.reason);
	try {
		return await inMemory(() => checkAndStore(received.file, address, request.signal));
	} finally {
		await received.discard();
	}
}

async function checkAndStore(
	file: ReceivedFile,
	address: string,
	signal: AbortSignal,
): Promise<UploadOutcome> {
	const bytes = await readFile(file.path);
	const verified = await verifyFile(bytes, file);
	if (!verified.ok) return refuse("wrongType");
	const quota = await takeQuota(address, file.size);
	if (!quota.ok) return refuse("tooMany", quota.retryAfterSeconds);
	// Cancelled meanwhile: nobody reads this answer, and nothing is to be stored.
	if (signal.aborted) return refuse("unreadable");
	const { name, size, sha256 } = file;
	const stored: Stored = await storeFile(serviceClient(), {
		name,
		size,
		sha256,
		bytes,
		mimeType: verified.mimeType,
	}).catch(() => ({ ok: false }));
	if (!stored.ok) return refuse("unavailable", 30);
	return { ok: true, id: stored.id, fileName: stored.name, originalName: name };
}
