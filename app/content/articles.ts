/** Words of the article list and around an article. */
export const articleList = {
	title: "Articles & Resources",
	lead: "Statutes, frameworks and working papers on AI governance, written to be used: dates, duties, tables and sources.",
	meta: {
		title: "Articles & Resources",
		description:
			"Articles on AI governance for people who must decide: state AI laws by date, the NIST AI RMF, HIPAA and AI tools, audits, vendors and incident plans, each with its sources.",
		keywords: [
			"AI governance articles",
			"state AI laws",
			"NIST AI RMF",
			"HIPAA and AI",
			"AI compliance resources",
		],
	},
	closing: {
		title: "Your question is not in the list?",
		text: "Send it to us. A person who works with these rules reads every message.",
	},
} as const;
