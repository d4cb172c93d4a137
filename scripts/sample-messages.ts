/** Messages for pictures of the staff pages. Made up, like the people in them. */
export const sampleMessages = [
	{
		name: "Dana Whitfield",
		email: "dana.whitfield@example.com",
		company: "Whitfield Pediatrics",
		subject: "AI Governance",
		message:
			"Our scribe vendor changed its terms in October. Does our business associate agreement still cover the drafts it keeps?",
	},
	{
		name: "Marcus Oyelaran",
		email: "m.oyelaran@example.com",
		company: "Front Range Credit Union",
		subject: "AI Adoption",
		message:
			"We lend in Colorado and use a score in the first step. Which notices do we owe from January 1, and who has to review?",
	},
	{
		name: "Priya Raman",
		email: "priya@example.com",
		company: null,
		subject: "General Inquiry",
		message: "May we reprint your table of effective dates in our members' bulletin?",
	},
	{
		name: "Zoë Lindqvist",
		email: "zoe.lindqvist@example.com",
		company: "Lindqvist Staffing",
		subject: "AI Automation",
		message: "We want to move candidate scheduling to an agent. Where must a person stay in?",
	},
];
