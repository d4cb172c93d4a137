const ENTITIES: Record<string, string> = {
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#39;": "'",
	"&nbsp;": " ",
	"&amp;": "&",
};

/** The words of sanitised HTML, which writes all other characters plainly. */
export function plainText(html: string): string {
	return html
		.replace(/<[^>]*>/g, " ")
		.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
		.replace(/\s+/g, " ")
		.trim();
}
