import { slugify } from "#app/lib/slugify.ts";

export const LIMITS = {
	title: 200,
	summary: 500,
	author: 120,
	content: 200_000,
	image_url: 2048,
} as const;

export type ArticleValues = {
	title: string;
	summary: string;
	content: string;
	author: string;
	/** As the date-time input has it, in the writer's own time zone. */
	date: string;
	image_url: string;
};

export const FIELDS = ["title", "summary", "content", "author", "date", "image_url"] as const;

export const EMPTY: ArticleValues = {
	title: "",
	summary: "",
	content: "",
	author: "",
	date: "",
	image_url: "",
};

/** Line breaks and tabs belong into content and summary; other control characters and direction overrides nowhere. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const UNCLEAN_LINE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const UNCLEAN_TEXT =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
	/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const IMAGE_ADDRESS = /^(https?:\/\/[^\s/]\S*|\/[^\s/]\S*)$/i;

const NAMES = {
	title: "Title",
	content: "Content",
	summary: "Summary",
	author: "Author",
	image_url: "Featured Image URL",
} as const;

/** The lines of the red box; the same check in the browser and on the server. */
export function checkArticle(values: ArticleValues): string[] {
	const problems: string[] = [];
	for (const field of ["title", "content", "summary", "author"] as const) {
		if (values[field].trim() === "") problems.push(`${NAMES[field]} is required`);
	}
	if (values.title.trim() !== "" && slugify(values.title) === "")
		problems.push("Title must contain letters a to z or digits, for the URL slug");
	if (Number.isNaN(Date.parse(values.date))) problems.push("Publication Date is required");
	if (values.image_url.trim() !== "" && !IMAGE_ADDRESS.test(values.image_url.trim()))
		problems.push("Featured Image URL is not valid");
	for (const field of ["title", "content", "summary", "author", "image_url"] as const) {
		const limit = LIMITS[field];
		if ([...values[field].trim()].length > limit)
			problems.push(
				`${NAMES[field]} must not be longer than ${limit.toLocaleString("en-US")} characters`,
			);
		const unclean = field === "content" || field === "summary" ? UNCLEAN_TEXT : UNCLEAN_LINE;
		if (unclean.test(values[field].trim()))
			problems.push(`${NAMES[field]} contains characters that cannot be shown`);
	}
	return problems;
}

/** The address follows the title; an article that keeps its title keeps its address. */
export function slugFor(title: string, before?: { title: string; slug: string }): string {
	return before && before.title.trim() === title.trim() ? before.slug : slugify(title);
}
