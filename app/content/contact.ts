export const contact = {
	meta: {
		title: "Contact Us",
		description:
			"Ask certified AI governance professionals about state AI laws, the NIST frameworks, HIPAA, AI adoption or automation. A person reads every message.",
		keywords: ["contact", "AI governance help", "AI compliance consultation", "NIST AI RMF review"],
	},
	title: "Contact Us",
	lead: "Tell us what you run, where you run it and what you are unsure about. A person reads every message and answers it.",
	form: { title: "Send us a message" },
	aside: {
		title: "What happens next",
		steps: [
			"Your message is stored, and you get a confirmation with a reference.",
			"Somebody who works in that field reads it.",
			"You get an answer by e-mail, or a question back when something is missing.",
		],
		note: "Please leave patient data and trade secrets out. We ask for them, if at all, over another way.",
		emailLabel: "Or write to",
	},
} as const;
