import { brand } from "#app/content/site.ts";

/** Mail is written twice from one description, so that the text version never says less than the HTML. */
export type Block =
	| { kind: "paragraph"; text: string }
	| { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
	| { kind: "quote"; text: string }
	| { kind: "notice"; text: string }
	| { kind: "link"; label: string; url: string };

export type Content = { title: string; blocks: readonly Block[]; footer: string };

const INK = "#1d1b16";
const MUTED = "#5d584c";
const LINE = "#d8d1c0";
const BRASS = "#7a5a16";

/** Everything that came from outside passes through here, attributes included. */
export function escapeHtml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#39;");
}

export function toHtml({ title, blocks, footer }: Content): string {
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#faf7f0;color:${INK};font:16px/1.55 Georgia,'Times New Roman',serif">
<div style="max-width:36em;margin:0 auto;padding-left:20px;border-left:1px solid ${BRASS}">
<p style="margin:0 0 20px;font:600 13px/1.4 Arial,sans-serif;letter-spacing:.08em;text-transform:uppercase;color:${BRASS}">${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:600">${escapeHtml(title)}</h1>
${blocks.map(blockToHtml).join("\n")}
<p style="margin:28px 0 0;padding-top:12px;border-top:1px solid ${LINE};font:13px/1.5 Arial,sans-serif;color:${MUTED}">${escapeHtml(footer)}</p>
</div></body></html>`;
}

function blockToHtml(block: Block): string {
	if (block.kind === "paragraph") return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
	if (block.kind === "notice") {
		return `<p style="margin:0 0 16px;padding:10px 14px;border:1px solid #c9a227;background:#fff6dc">${escapeHtml(block.text)}</p>`;
	}
	if (block.kind === "quote") {
		return `<blockquote style="margin:0 0 16px;padding:12px 16px;background:#ffffff;border:1px solid ${LINE};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(block.text)}</blockquote>`;
	}
	if (block.kind === "link") {
		const url = escapeHtml(block.url);
		return `<p style="margin:0 0 16px"><a href="${url}" style="color:${BRASS};font-weight:600">${escapeHtml(block.label)}</a><br><span style="font:13px/1.5 Arial,sans-serif;color:${MUTED};overflow-wrap:anywhere">${url}</span></p>`;
	}
	const rows = block.rows.map(
		([label, value]) =>
			`<tr><th scope="row" style="padding:3px 16px 3px 0;text-align:left;vertical-align:top;font-weight:400;color:${MUTED}">${escapeHtml(label)}</th><td style="padding:3px 0;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
	);
	return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${rows.join("")}</table>`;
}

export function toText({ title, blocks, footer }: Content): string {
	return [title, ...blocks.map(blockToText), `--\n${brand.name}\n${footer}`].join("\n\n");
}

function blockToText(block: Block): string {
	if (block.kind === "facts")
		return block.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
	if (block.kind === "link") return `${block.label}:\n${block.url}`;
	if (block.kind === "quote") return block.text.replace(/^/gm, "> ");
	return block.text;
}
