import { inlineMarkdown } from "./markdown-inline.ts";
import {
	elements,
	type HtmlElement,
	type HtmlNode,
	type Inline,
	isElement,
	parseHtml,
	textOf,
} from "./markdown-nodes.ts";
import { markdownTable } from "./markdown-table.ts";

/** Sanitised article HTML as Markdown, with GFM tables and footnotes. `base` completes relative addresses. */
export function toMarkdown(html: string, base: string): string {
	const absolute = (address: string) =>
		URL.canParse(address, base) ? new URL(address, base).href : address;
	const inline: Inline = (nodes) => inlineMarkdown(nodes, absolute);
	return blocks(parseHtml(html), inline).join("\n\n");
}

const BLOCKS = new Set(
	"h2 h3 h4 p ul ol dl table blockquote figure figcaption pre hr aside details summary".split(" "),
);

/** Blocks stay apart; text between them gathers into paragraphs. */
function blocks(nodes: HtmlNode[], inline: Inline): string[] {
	const done: string[] = [];
	let loose: HtmlNode[] = [];
	const finishLoose = () => {
		done.push(paragraph(loose, inline));
		loose = [];
	};
	for (const node of nodes) {
		if (isElement(node) && BLOCKS.has(node.name)) {
			finishLoose();
			done.push(block(node, inline));
		} else loose.push(node);
	}
	finishLoose();
	return done.filter(Boolean);
}

function block(node: HtmlElement, inline: Inline): string {
	const oneLine = () => inline(node.children).replace(/\s+/g, " ").trim();
	const inner = () => blocks(node.children, inline).join("\n\n");
	switch (node.name) {
		case "h2":
		case "h3":
		case "h4":
			return `${"#".repeat(Number(node.name[1]))} ${oneLine()}`;
		case "p":
			return paragraph(node.children, inline);
		case "ul":
			return list(node, inline, () => "- ");
		case "ol":
			return list(node, inline, (item, index) => footnoteMark(item) ?? `${index + 1}. `);
		case "dl":
			return definitions(node, inline);
		case "table":
			return markdownTable(node, inline);
		case "blockquote":
		case "aside":
			return inner()
				.split("\n")
				.map((line) => (line ? `> ${line}` : ">"))
				.join("\n");
		case "figcaption":
			return `*${oneLine()}*`;
		case "summary":
			return `**${oneLine()}**`;
		case "pre":
			return fenced(textOf(node));
		case "hr":
			return "---";
		default:
			return inner();
	}
}

/** A line that starts like a heading, a list or a quote is kept a paragraph. */
function paragraph(nodes: HtmlNode[], inline: Inline): string {
	return inline(nodes)
		.trim()
		.replace(/^(#{1,6}|[-+]|\d+(?=[.)]))(?=[\s.)])/, (start) =>
			/\d/.test(start) ? `${start}\\` : `\\${start}`,
		);
}

type Mark = (item: HtmlElement, index: number) => string;

function list(node: HtmlElement, inline: Inline, mark: Mark): string {
	const items = elements(node.children, "li").map((item, index) => {
		const start = mark(item, index);
		const text = blocks(item.children, inline).join("\n\n");
		return (
			start + text.replace(/\n(?=.)/g, `\n${" ".repeat(start.startsWith("[^") ? 4 : start.length)}`)
		);
	});
	return items.join("\n");
}

function footnoteMark(item: HtmlElement): string | undefined {
	const name = /^fn-(.+)$/.exec(item.attribs.id ?? "")?.[1];
	return name ? `[^${name}]: ` : undefined;
}

function definitions(node: HtmlElement, inline: Inline): string {
	return elements(node.children, "dt", "dd")
		.map((part) =>
			part.name === "dt"
				? `- **${inline(part.children).trim()}**`
				: blocks(part.children, inline)
						.join("\n\n")
						.replace(/^(?=.)/gm, "  "),
		)
		.join("\n");
}

function fenced(code: string): string {
	const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
	const fence = "`".repeat(longest + 1);
	return `${fence}\n${code.replace(/\n$/, "")}\n${fence}`;
}
