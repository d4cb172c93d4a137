import { elements, type HtmlElement, type Inline } from "./markdown-nodes.ts";

/** A GFM table; its caption stands before it. Cells that span columns leave the others empty. */
export function markdownTable(node: HtmlElement, inline: Inline): string {
	const caption = elements(node.children, "caption")[0];
	const rows = [node, ...elements(node.children, "thead", "tbody", "tfoot")].flatMap((part) =>
		elements(part.children, "tr"),
	);
	const [head = [], ...body] = rows.map((row) =>
		elements(row.children, "th", "td").flatMap((cell) => {
			const width = Math.min(Math.max(Number(cell.attribs.colspan ?? 1) || 1, 1), 50);
			const text = inline(cell.children)
				.trim()
				.replace(/\s*\n\s*/g, "<br>")
				.replaceAll("|", "\\|");
			return [text, ...Array.from({ length: width - 1 }, () => "")];
		}),
	);
	const columns = Math.max(head.length, ...body.map((row) => row.length));
	if (columns === 0) return caption ? `**${inline(caption.children).trim()}**` : "";
	const line = (cells: string[]) =>
		`| ${Array.from({ length: columns }, (_, index) => cells[index] ?? "").join(" | ")} |`;
	const lines = [line(head), line(Array.from({ length: columns }, () => "---")), ...body.map(line)];
	return [...(caption ? [`**${inline(caption.children).trim()}**`, ""] : []), ...lines].join("\n");
}
