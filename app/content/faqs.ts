export const faqPageContent = {
	meta: {
		title: "FAQs",
		description:
			"Five questions we hear most about AI governance: which laws apply, whether the NIST framework is mandatory, AI with patient data, what a review takes, and legal advice.",
		keywords: [
			"AI governance FAQ",
			"NIST AI RMF mandatory",
			"HIPAA AI chatbot",
			"AI law questions",
		],
	},
	title: "Frequently asked questions (FAQs)",
	lead: "Five answers, dated. Law as of November 14, 2026.",
} as const;

export type Faq = { question: string; answer: string };

export const faqs: Faq[] = [
	{
		question: "Which AI laws apply to us?",
		answer:
			"It depends on three things: where the people live whom a system affects, what it decides about them, and which data it uses. No federal statute preempts state AI law. Ten states on our sheet have AI-specific rules in force, among them California, Illinois, Texas and Utah; in New York it is a law of New York City. Colorado’s SB 26-189 covers decisions made from January 1, 2027. Older law on discrimination, privacy and consumer protection applies as well, with or without AI.",
	},
	{
		question: "Is the NIST AI Risk Management Framework mandatory?",
		answer:
			"No. The AI RMF 1.0 (NIST AI 100-1, January 26, 2023) is voluntary. It is still useful in law: Texas HB 149 gives a defense to those who follow NIST’s Generative AI Profile or another recognized framework and find a violation by their own review (Bus. & Com. Code 552.105). Version 1.0 is the current one; NIST is revising it and has announced no date.",
	},
	{
		question: "May we use an AI tool with patient data?",
		answer:
			"Yes, under conditions. A vendor that creates, receives, maintains or transmits protected health information for you is a business associate, and a written agreement must come first (45 CFR 160.103, 164.502(e), 164.504(e)). Share only the minimum necessary (164.502(b)) and put the tool into your risk analysis (164.308(a)(1)(ii)(A)). If it supports care decisions, Section 1557 asks you to look for discrimination (45 CFR 92.210). Some states add duties: California and Texas require notices to patients.",
	},
	{
		question: "What does a review take, and what do you need from us?",
		answer:
			"Scope and dates are agreed in writing before we begin, so there is no open meter. We need one person who knows the organization, the contracts with AI vendors, the policies you have, and read access to the systems we test. We do not need patient records or customer files: we test with data made for the purpose.",
	},
	{
		question: "Is this legal advice?",
		answer:
			"No. We are governance professionals. We read the law, cite it and measure practice against it; what to do about it is for you and your counsel, and we are glad to work beside them. The articles on this site are general information, speak as of their date, and name their sources so that you can check them.",
	},
];
