import { Parser } from "htmlparser2";
import sanitizeHtml, { type Attributes } from "sanitize-html";

/**
 * Article HTML that cannot execute, navigate or restyle anything. Used when staff save and again when a page is
 * rendered, because rows can also be written in Supabase's own studio. Running it twice changes nothing.
 */
const TAGS =
	"h2 h3 h4 p ul ol li dl dt dd table caption thead tbody tfoot tr th td blockquote figure figcaption img a em strong b i u s code pre kbd sup sub abbr br hr aside details summary";

const OUTSIDE = /^https?:/i;
const IMAGE_SOURCE = /^(https:\/\/|\/(?!\/))/i;

/** Ids of the page around the article, which an article must not take over. */
const RESERVED_IDS = new Set(["main", "mobile-menu", "article-body", "contents", "search"]);
const ID_SHAPE = /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/;

const options: sanitizeHtml.IOptions = {
	allowedTags: TAGS.split(" "),
	allowedAttributes: {
		"*": ["id", "title", "lang"],
		a: ["href", "rel"],
		img: ["src", "alt", "width", "height", "loading", "decoding"],
		th: ["scope", "colspan", "rowspan"],
		td: ["colspan", "rowspan"],
	},
	allowedSchemes: ["https", "http", "mailto"],
	allowedSchemesByTag: { img: ["https"] },
	allowProtocolRelative: false,
	nestingLimit: 60,
	transformTags: {
		// The page's own heading is the only h1.
		h1: "h2",
		a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
		img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs) }),
	},
	exclusiveFilter: (frame) => frame.tag === "img" && !IMAGE_SOURCE.test(frame.attribs.src ?? ""),
};

const MAX_PASSES = 5;

export function sanitizeArticleHtml(html: string): { html: string; removed: string[] } {
	// Dropping a broken tag can leave others nested as no parser would read them: repeated until nothing changes.
	let clean = pass(html);
	for (let again = pass(clean), passes = 1; again !== clean && passes < MAX_PASSES; passes += 1) {
		clean = again;
		again = pass(clean);
	}
	return { html: clean, removed: missingParts(html, clean) };
}

function pass(html: string): string {
	const seenIds = new Set<string>();
	return sanitizeHtml(html, {
		...options,
		transformTags: {
			...options.transformTags,
			"*": (tagName, attribs) => ({ tagName, attribs: withFairId(attribs, seenIds) }),
		},
	}).trim();
}

/** The same, dressed for a page: wide tables scroll inside a named region that the keyboard reaches. */
export function articleHtmlForPage(html: string): string {
	return sanitizeArticleHtml(html)
		.html.replace(
			/<table\b[^>]*>(?:\s*<caption[^>]*>([\s\S]*?)<\/caption>)?/g,
			(whole, caption) => {
				const name = String(caption ?? "")
					.replace(/<[^>]*>/g, "")
					.replaceAll('"', "&quot;")
					.trim();
				return `<div class="table-scroll" role="region" tabindex="0" aria-label="${name ? `Table: ${name}` : "Table"}">${whole}`;
			},
		)
		.replaceAll("</table>", "</table></div>");
}

function linkAttributes({ rel: _, ...attribs }: Attributes): Attributes {
	return OUTSIDE.test(attribs.href ?? "") ? { ...attribs, rel: "noopener" } : attribs;
}

function imageAttributes({ width, height, ...attribs }: Attributes): Attributes {
	return {
		...attribs,
		alt: attribs.alt ?? "",
		...(/^\d{1,4}$/.test(width ?? "") ? { width: width ?? "" } : {}),
		...(/^\d{1,4}$/.test(height ?? "") ? { height: height ?? "" } : {}),
		loading: "lazy",
		decoding: "async",
	};
}

function withFairId({ id, ...attribs }: Attributes, seen: Set<string>): Attributes {
	if (id === undefined || !ID_SHAPE.test(id) || RESERVED_IDS.has(id) || seen.has(id)) {
		return attribs;
	}
	seen.add(id);
	return { ...attribs, id };
}

/** What staff are told was taken out: `<script>`, `<p onclick>`, `<a href>`. */
function missingParts(before: string, after: string): string[] {
	const left = countParts(after);
	return [...countParts(before)]
		.filter(([part, count]) => count > (left.get(part) ?? 0))
		.map(([part]) => part)
		.slice(0, 50);
}

function countParts(html: string): Map<string, number> {
	const counts = new Map<string, number>();
	const add = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
	const parser = new Parser({
		onopentag(name, attribs) {
			add(`<${name}>`);
			for (const attribute of Object.keys(attribs)) add(`<${name} ${attribute}>`);
		},
	});
	parser.end(html);
	return counts;
}
