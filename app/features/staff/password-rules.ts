import { COMMON_PASSWORDS } from "./common-passwords.ts";

export const PASSWORD_MIN_LENGTH = 12;
/** bcrypt reads no further. */
export const PASSWORD_MAX_BYTES = 72;

const BRAND_WORDS = ["plumbline", "plumb", "governance", "staff", "admin"];
const LOOK_ALIKES: Record<string, string> = {
	"0": "o",
	"1": "i",
	"3": "e",
	"4": "a",
	"5": "s",
	"7": "t",
	"@": "a",
	$: "s",
	"!": "i",
};
const SEQUENCES = [
	"abcdefghijklmnopqrstuvwxyz",
	"01234567890123456789",
	"qwertyuiopasdfghjklzxcvbnm",
	"qwertzuiopasdfghjklyxcvbnm",
	"1qaz2wsx3edc4rfv5tgb6yhn7ujm",
	"1q2w3e4r5t6y7u8i9o0p",
];

/** Why a password is refused, or null. Length is what counts: there are no rules about kinds of characters. */
export function passwordProblem(
	password: string,
	{ email }: { email?: string } = {},
): string | null {
	if ([...password].length < PASSWORD_MIN_LENGTH)
		return `The password must have at least ${PASSWORD_MIN_LENGTH} characters.`;
	if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES)
		return `The password must not be longer than ${PASSWORD_MAX_BYTES} characters.`;
	if (isCommon(password))
		return "This password is one of the first that anybody would try. Choose another one, for example a few words.";
	if (isDerived(password, email))
		return "This password is little more than the brand or your email address. Choose another one.";
	return null;
}

function isCommon(password: string): boolean {
	const lower = password.toLowerCase();
	const stem = lower.replace(/^[^a-z]+|[^a-z]+$/g, "");
	const readings = [lower, stem].flatMap((text) => [text, plain(text), plain(spellOut(text))]);
	return readings.some((text) => COMMON_PASSWORDS.has(smallestPeriod(text))) || isPattern(lower);
}

/** One character or a short piece over and over, or a run along the alphabet or the keyboard. */
function isPattern(text: string): boolean {
	const signs = plain(text);
	if (smallestPeriod(text).length <= 4 || smallestPeriod(signs).length <= 4) return true;
	return SEQUENCES.some((sequence) => {
		const backwards = [...sequence].reverse().join("");
		return `${sequence}${sequence}`.includes(signs) || `${backwards}${backwards}`.includes(signs);
	});
}

/** "abcabcabc" is "abc", and "password" is itself. */
function smallestPeriod(text: string): string {
	const length = `${text}${text}`.indexOf(text, 1);
	return length > 0 ? text.slice(0, length) : text;
}

function isDerived(password: string, email = ""): boolean {
	const [local = "", domain = ""] = email.toLowerCase().split("@");
	const pieces = [...BRAND_WORDS, plain(local), ...local.split(/[^a-z0-9]+/), ...domain.split(".")]
		.filter((piece) => piece.length >= 3)
		.sort((a, b) => b.length - a.length);
	const lower = password.toLowerCase();
	return [plain(lower), plain(spellOut(lower))].some((text) => {
		const rest = pieces.reduce((left, piece) => left.replaceAll(piece, ""), text);
		return rest !== text && rest.replace(/\d/g, "").length < 4;
	});
}

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

function spellOut(text: string): string {
	return [...text].map((character) => LOOK_ALIKES[character] ?? character).join("");
}
