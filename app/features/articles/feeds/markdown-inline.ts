import { type HtmlElement, type HtmlNode, isElement, textOf } from "./markdown-nodes.ts";

/** Text and inline tags as Markdown; `absolute` completes addresses. */
export function inlineMarkdown(nodes: HtmlNode[], absolute: (address: string) => string): string {
	return nodes
		.map((node) => {
			if (isElement(node)) return element(node, absolute);
			return node.type === "text" ? escapeText(node.data.replace(/\s+/g, " ")) : "";
		})
		.join("");
}

function element(node: HtmlElement, absolute: (address: string) => string): string {
	const inner = () => inlineMarkdown(node.children, absolute);
	switch (node.name) {
		case "a":
			return link(node, inner, absolute);
		case "img":
			return `![${escapeText(node.attribs.alt ?? "")}](${absolute(node.attribs.src ?? "")})`;
		case "em":
		case "i":
			return wrap(inner(), "*");
		case "strong":
		case "b":
			return wrap(inner(), "**");
		case "s":
			return wrap(inner(), "~~");
		case "code":
		case "kbd":
			return inlineCode(textOf(node));
		case "br":
			return "  \n";
		case "sup":
			return node.attribs.id?.startsWith("fnref-") ? inner() : `<sup>${inner()}</sup>`;
		case "sub":
			return `<sub>${inner()}</sub>`;
		default:
			return inner();
	}
}

/** Links to a footnote become its mark; the way back from a footnote is the reader's own business. */
function link(node: HtmlElement, inner: () => string, absolute: (address: string) => string) {
	const address = node.attribs.href ?? "";
	if (address.startsWith("#fnref-")) return "";
	if (address.startsWith("#fn-")) return `[^${address.slice("#fn-".length)}]`;
	return address ? `[${inner()}](${absolute(address).replaceAll(")", "%29")})` : inner();
}

/** Marks touch the words, and spaces stay outside: `a *word* b`, never `a* word *b`. */
function wrap(text: string, mark: string): string {
	const words = text.trim();
	const start = text.indexOf(words);
	const end = start + words.length;
	return words ? text.slice(0, start) + mark + words + mark + text.slice(end) : text;
}

export function inlineCode(text: string): string {
	const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
	const fence = "`".repeat(longest + 1);
	const space = /^`|`$/.test(text) ? " " : "";
	return text ? `${fence}${space}${text}${space}${fence}` : "";
}

function escapeText(text: string): string {
	return text.replace(/[\\`*_[\]<>]/g, "\\$&").replace(/~~/g, "\\~\\~");
}
