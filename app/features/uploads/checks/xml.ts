import { SaxesParser } from "saxes";

export class XmlError extends Error {}

export type XmlElement = {
	/** Without prefix. */
	name: string;
	namespace: string;
	/** By name without prefix. */
	attributes: Map<string, string>;
	text: string;
};

const MOST_DEPTH = 200;
const MOST_ELEMENTS = 500_000;

/** The one that drawing programs write. It has no room for entities, and nobody fetches it. */
const STANDARD_DOCTYPE =
	/^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [\w. ]{3,12}\/\/EN"\s+"https?:\/\/www\.w3\.org\/[\w./-]+\.dtd"\s*$/;

/**
 * All elements of a well-formed UTF-8 document, in order. Throws for anything else, and for what can pull in more than
 * is written there: document types of their own (entities) and processing instructions (style sheets).
 */
export function elementsOf(
	bytes: Buffer,
	{ isRootEnough = false }: { isRootEnough?: boolean } = {},
): XmlElement[] {
	const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	const elements: XmlElement[] = [];
	const open: XmlElement[] = [];
	const parser = new SaxesParser({ xmlns: true });

	function refuse(): never {
		throw new XmlError("not acceptable");
	}
	parser.on("error", refuse);
	parser.on("doctype", (declared) => {
		if (!STANDARD_DOCTYPE.test(declared)) refuse();
	});
	parser.on("processinginstruction", refuse);
	parser.on("xmldecl", ({ encoding }) => {
		if (encoding && !/^(?:utf-8|us-ascii)$/i.test(encoding)) refuse();
	});
	parser.on("opentag", (tag) => {
		const element = {
			name: tag.local,
			namespace: tag.uri,
			attributes: new Map(Object.values(tag.attributes).map((each) => [each.local, each.value])),
			text: "",
		};
		elements.push(element);
		open.push(element);
		if (open.length > MOST_DEPTH || elements.length > MOST_ELEMENTS) refuse();
	});
	parser.on("closetag", () => void open.pop());
	const addText = (value: string) => {
		const element = open.at(-1);
		if (element) element.text += value;
	};
	parser.on("text", addText);
	parser.on("cdata", addText);

	for (let at = 0; at < text.length; at += 65_536) {
		parser.write(text.slice(at, at + 65_536));
		if (isRootEnough && elements.length > 0) return elements;
	}
	parser.close();
	return elements;
}
