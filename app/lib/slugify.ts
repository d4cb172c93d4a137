/** The specification's rule: lower-case, drop what is neither word character, whitespace nor hyphen, join by single hyphens. */
export function slugify(title: string): string {
	return title
		.toLowerCase()
		.replace(/[^\w\s-]/g, "")
		.replace(/\s+/g, "-")
		.replace(/-+/g, "-")
		.replace(/^-+|-+$/g, "");
}
