/**
 * The page carries a signed time. Pages are cached and shared, so that it says how old the page is and nothing about
 * the visitor; a program without a page sends none, and that is fine.
 */
export type TokenReading =
	| { kind: "none" }
	| { kind: "forged" }
	| { kind: "genuine"; issuedAt: number };

const TOKEN = /^([0-9a-z]{1,11})\.([\w-]{43})$/;

export async function makeFormToken(secret: string, now: number): Promise<string> {
	const time = now.toString(36);
	return `${time}.${base64Url(await crypto.subtle.sign("HMAC", await keyOf(secret), bytes(time)))}`;
}

export async function readFormToken(secret: string, token: unknown): Promise<TokenReading> {
	if (token === undefined || token === null || token === "") return { kind: "none" };
	const [, time = "", signature = ""] = TOKEN.exec(String(token)) ?? [];
	const claimed = fromBase64Url(signature);
	if (!time || !claimed) return { kind: "forged" };
	const isGenuine = await crypto.subtle.verify("HMAC", await keyOf(secret), claimed, bytes(time));
	return isGenuine ? { kind: "genuine", issuedAt: Number.parseInt(time, 36) } : { kind: "forged" };
}

function keyOf(secret: string) {
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	return crypto.subtle.importKey("raw", bytes(secret), algorithm, false, ["sign", "verify"]);
}

const bytes = (text: string) => new TextEncoder().encode(text);

function base64Url(buffer: ArrayBuffer): string {
	const binary = String.fromCharCode(...new Uint8Array(buffer));
	return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string) {
	if (!/^[\w-]+$/.test(text)) return null;
	const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
	return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
