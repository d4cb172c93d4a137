import { DomUtils, parseDocument } from "htmlparser2";

export type HtmlNode = ReturnType<typeof parseDocument>["children"][number];
export type HtmlElement = Extract<HtmlNode, { name: string; attribs: object }>;
/** Turns the inside of an element into one line of Markdown. */
export type Inline = (nodes: HtmlNode[]) => string;

export const parseHtml = (html: string): HtmlNode[] => parseDocument(html).children;

export const isElement = (node: HtmlNode): node is HtmlElement => "attribs" in node;

export const textOf = (node: HtmlNode): string => DomUtils.textContent(node);

export function elements(nodes: HtmlNode[], ...names: string[]): HtmlElement[] {
	return nodes.filter(isElement).filter((node) => names.includes(node.name));
}
