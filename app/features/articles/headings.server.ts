import { slugify } from "#app/lib/slugify.ts";
import type { Heading } from "./article.ts";
import { plainText } from "./plain-text.ts";

const SECTION = /<h2\b([^>]*)>([\s\S]*?)<\/h2>/g;

/** Gives every section heading of sanitised HTML an address, and lists them for the table of contents. */
export function addressHeadings(html: string): { html: string; headings: Heading[] } {
	const taken = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
	const headings: Heading[] = [];
	const lastNumbers = new Map<string, number>();
	const addressed = html.replace(SECTION, (whole, attributes: string, inner: string) => {
		const text = plainText(inner);
		if (!text) return whole;
		const own = /\sid="([^"]+)"/.exec(attributes)?.[1];
		const id = own ?? freeId(text);
		taken.add(id);
		headings.push({ id, text });
		return own ? whole : `<h2 id="${id}"${attributes}>${inner}</h2>`;
	});
	return { html: addressed, headings };

	/** Headings of one name are numbered, going on from the last one. */
	function freeId(text: string): string {
		const name = `section-${slugify(text) || "untitled"}`.replace(/[^a-z0-9-]/g, "");
		let number = lastNumbers.get(name) ?? 0;
		let id: string;
		do {
			number += 1;
			id = number === 1 ? name : `${name}-${number}`;
		} while (taken.has(id));
		lastNumbers.set(name, number);
		return id;
	}
}
