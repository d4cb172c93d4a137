import type { TokenReading } from "./form-token.ts";
import type { ContactValues } from "./schema.ts";

/**
 * Signs of spam. None is proof: a person may paste links, type fast or have an extension that fills every field. So
 * it takes two of them, and speed and markup only ever support another one. A suspicious message is stored and
 * shown to staff all the same; only the confirmation to its sender waits.
 */
export type Evidence = {
	values: ContactValues;
	/** What stood in the field that people do not see. */
	decoy: string;
	token: TokenReading;
	now: number;
};

type Sign = { reason: string; isSupporting?: boolean; isSeen: (evidence: Evidence) => boolean };

const FASTEST_PERSON_MS = 2000;
const MANY_LINKS = 3;

const LINK = /https?:\/\/|\bwww\.[a-z0-9]/gi;
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]|<\/?(script|iframe|img|table)\b/i;
const SPAM_WORDS =
	/\b(viagra|cialis|levitra|casino|porn|xxx|escort|payday loan|crypto(currency)? (investment|profit|recovery)|bitcoin (investment|profit|doubl\w+)|forex signals?|backlinks?|guest posts?|domain authority|rank(ed|ing)? (#?1|first|number one) on google|seo (package|expert)s?|telegram channel|make money (fast|online)|earn \$\d+|nigerian prince|web traffic package|replica watch(es)?)\b/i;

const signs: Sign[] = [
	{ reason: "A field that people do not see was filled in", isSeen: ({ decoy }) => decoy !== "" },
	{ reason: "The form token is forged", isSeen: ({ token }) => token.kind === "forged" },
	{ reason: "Many links", isSeen: ({ values }) => countLinks(values) >= MANY_LINKS },
	{
		reason: "Words that spam uses",
		isSeen: ({ values }) => SPAM_WORDS.test(`${values.company ?? ""}\n${values.message}`),
	},
	{ reason: "Text without words", isSeen: ({ values }) => isGibberish(values.message) },
	{ reason: "A link in the name", isSeen: ({ values }) => countIn(values.name, LINK) > 0 },
	{
		reason: "Sent within two seconds of opening the page",
		isSupporting: true,
		isSeen: ({ token, now }) =>
			token.kind === "genuine" && now - token.issuedAt < FASTEST_PERSON_MS,
	},
	{
		reason: "Markup in the message",
		isSupporting: true,
		isSeen: ({ values }) => MARKUP.test(values.message),
	},
];

/** Why a message is to be quarantined; nothing when it is not. */
export function suspicionsOf(evidence: Evidence): string[] {
	const seen = signs.filter((sign) => sign.isSeen(evidence));
	const isSuspicious = seen.length >= 2 && seen.some((sign) => !sign.isSupporting);
	return isSuspicious ? seen.map((sign) => sign.reason) : [];
}

function countIn(text: string, pattern: RegExp): number {
	return text.match(pattern)?.length ?? 0;
}

function countLinks({ message, company }: ContactValues): number {
	return countIn(`${company ?? ""}\n${message}`, LINK);
}

/** Random letters: long, of one script, and hardly a vowel or a space where a language would have them. */
function isGibberish(message: string): boolean {
	const letters = message.replace(/[^A-Za-z]/g, "");
	if (letters.length < 12 || letters.length < message.length * 0.6) return false;
	const isOneWord = !/\s/.test(message.trim());
	const switchesOfCase = countIn(letters, /[a-z][A-Z]/g);
	const vowels = countIn(letters, /[aeiouy]/gi) / letters.length;
	return isOneWord && (vowels < 0.2 || switchesOfCase >= 3);
}
