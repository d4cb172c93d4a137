import { slugify } from "#app/lib/slugify.ts";
import type { Heading } from "./article.ts";
import { plainText } from "./plain-text.ts";

const SECTION = /<h2\b([^>]*)>([\s\S]*?)<\/h2>/g;

/** Gives every section heading of sanitised HTML an address, and lists them for the table of contents. */
export function addressHeadings(html: string): { html: string; headings: Heading[] } {
	const taken = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
	const headings: Heading[] = [];
	const addressed = html.replace(SECTION, (whole, attributes: string, inner: string) => {
		const text = plainText(inner);
		if (!text) return whole;
		const own = /\sid="([^"]+)"/.exec(attributes)?.[1];
		const id = own ?? freeId(text, taken);
		taken.add(id);
		headings.push({ id, text });
		return own ? whole : `<h2 id="${id}"${attributes}>${inner}</h2>`;
	});
	return { html: addressed, headings };
}

function freeId(text: string, taken: Set<string | undefined>): string {
	const name = `section-${slugify(text) || "untitled"}`.replace(/[^a-z0-9-]/g, "");
	let id = name;
	for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
	return id;
}
