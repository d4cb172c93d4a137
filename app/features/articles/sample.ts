import type { ArticleRow } from "./to-article.server.ts";

/** Articles of mock mode: enough for two pages, each saying what it is. */
const subjects = [
	[
		"What an AI inventory records",
		"The columns an organization fills in before it can govern anything.",
	],
	[
		"Reading the NIST AI RMF in one sitting",
		"Four functions, and the order in which they become useful.",
	],
	["A notice people understand", "How to tell customers that a system took part in a decision."],
	["HIPAA questions for a chatbot", "What a practice settles before patient words reach a model."],
	["Who may switch it off", "Naming the person who stops a system, and how fast."],
	["State laws on one calendar", "Keeping dates of application where the project plan is."],
	[
		"Vendors and their answers",
		"Which written answers to ask a supplier for, and how to file them.",
	],
	["Testing before a pilot", "A short red-team exercise that fits into a week."],
	["Logging what mattered", "Records that let somebody reconstruct one decision."],
	["An incident page", "One page that says what happens in the first hour."],
	["Training that is short", "What every employee should know about approved tools."],
	["Reviewing after a year", "Which measurements show whether oversight works."],
] as const;

export const sampleArticles: readonly ArticleRow[] = subjects.map(([title, summary], index) => ({
	slug: title.toLowerCase().replace(/[^a-z]+/g, "-"),
	title,
	summary,
	author: "Sample Author",
	date: new Date(Date.UTC(2026, 9, 28 - index, 14)).toISOString(),
	updated_at: null,
	image_url: null,
	content: `<p>${summary}</p><p>This is a sample article: the site runs in mock mode, without a database.</p>`,
}));

/** The same as staff see them. */
export const storedSamples = sampleArticles.map((row, index) => ({
	...row,
	id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`,
	is_draft: false,
	revision: 1,
}));
