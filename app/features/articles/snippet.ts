export type SnippetPart = { text: string; isHit: boolean; at: number };

const HIT_START = "\u0001";
const HIT_END = "\u0002";

/** An article found by its title alone has no passage to show. */
export const hasHit = (snippet: string) => snippet.includes(HIT_START);

/** The database marks hits with two characters that no article can contain; everything else is plain text. */
export function parseSnippet(snippet: string): SnippetPart[] {
	const parts: SnippetPart[] = [];
	for (const [index, piece] of snippet.split(HIT_START).entries()) {
		const [hit = "", ...after] = (index === 0 ? HIT_END + piece : piece).split(HIT_END);
		const rest = after.join("");
		if (hit) parts.push({ text: hit, isHit: true, at: parts.length });
		if (rest) parts.push({ text: rest, isHit: false, at: parts.length });
	}
	return parts;
}
