import { takeTurn } from "#app/lib/rate-limit.server.ts";

const DAY_SECONDS = 24 * 60 * 60;
const MIB = 1024 * 1024;

/** From one address. Attempts count every request, so that refused files cannot keep the server busy all day. */
export const ATTEMPTS_AN_HOUR = 300;
export const FILES_A_DAY = 100;
export const MIB_A_DAY = 600;

export function takeAttempt(address: string) {
	const limits = [{ max: ATTEMPTS_AN_HOUR, windowSeconds: 60 * 60 }];
	return takeTurn({ name: "upload-attempt", key: address, limits });
}

/** A good file counts once, and once for every mebibyte it begins. */
export async function takeQuota(address: string, bytes: number) {
	const file = { max: FILES_A_DAY, windowSeconds: DAY_SECONDS };
	const answer = await takeTurn({ name: "upload", key: address, limits: [file] });
	if (!answer.ok) return answer;
	const size = { max: MIB_A_DAY, windowSeconds: DAY_SECONDS };
	for (let taken = 0; taken < Math.max(1, bytes / MIB); taken += 1) {
		const answer = await takeTurn({ name: "upload-mib", key: address, limits: [size] });
		if (!answer.ok) return answer;
	}
	return { ok: true as const };
}

/** The same counts, shared by all web processes of a server, give out a name in storage only once. */
export async function reserveName(name: string): Promise<boolean> {
	const limits = [{ max: 1, windowSeconds: 60 }];
	return (await takeTurn({ name: "upload-name", key: name, limits })).ok;
}
