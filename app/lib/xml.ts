// Characters that XML 1.0 cannot carry in any form.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ENTITIES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&apos;",
};

export function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replace(FORBIDDEN, "")
		.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

export function cdata(text: string): string {
	return `<![CDATA[${text.toWellFormed().replace(FORBIDDEN, "").replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}
