export const home = {
	meta: {
		title: "AI Governance and Compliance Reviews",
		description:
			"Certified professionals review how you use AI against state law, the NIST frameworks and HIPAA, and write down what has to change, by when and under which section.",
		keywords: [
			"AI governance",
			"AI compliance",
			"NIST AI RMF",
			"HIPAA and AI",
			"state AI laws",
			"AI risk management",
		],
	},
	hero: {
		title: "We read the statute so that you can decide.",
		lead: "Plumbline is a community of certified AI governance professionals. For general counsel, compliance officers and practice managers, we measure how an organization uses AI against state law, the NIST frameworks and HIPAA. You learn what has to change, by which date and under which section.",
	},
	features: {
		title: "Three reviews, three drawings",
		intro:
			"Each review starts with a list of the systems you run and ends with a sheet you can act on. Every finding names its source.",
		nist: {
			title: "NIST frameworks review",
			text: "We place each of your systems in the AI Risk Management Framework 1.0 and, where it generates text or images, in the Generative AI Profile. You see which of the 19 categories have an owner, a record and a date, and which have none.",
			source: "NIST AI 100-1, January 26, 2023. Voluntary; under revision, no date announced.",
		},
		hipaa: {
			title: "HIPAA compliance analysis",
			text: "We follow the patient data: which tool receives it, under which agreement, for which purpose, and who looked at the risk. The answer for each tool is one of three: use it, use it with conditions, or keep patient data out.",
			source:
				"45 CFR Parts 92, 160 and 164. The Security Rule proposal of January 2025 is not final.",
		},
		states: {
			title: "State-by-state assessment",
			text: "We take the states where you hire, treat, lend or sell, and list the AI-specific law in each: what it asks, since when, and who enforces it.",
		},
	},
	professionals: {
		title: "Certified professionals, and what a certificate shows",
		intro:
			"Our reviewers are certified. A certificate is a beginning: it tells you what a person has studied or how an organization is run, and nothing about a particular system. So we say what each one covers.",
		rows: [
			{
				name: "AIGP",
				issuer: "IAPP, Body of Knowledge 2.1, since February 2, 2026",
				shows: "One person passed an exam of 100 questions in four domains of AI governance.",
				not: "Anything about your systems.",
			},
			{
				name: "ISO/IEC 42001:2023",
				issuer: "Certifiable management-system standard",
				shows: "An organization runs a management system for AI.",
				not: "That a given model is accurate, fair or lawful.",
			},
			{
				name: "NIST AI RMF 1.0",
				issuer: "Voluntary framework, NIST AI 100-1",
				shows: "Risks were worked through in 4 functions and 19 categories.",
				not: "A certificate: NIST issues none.",
			},
			{
				name: "HIPAA",
				issuer: "Federal rules, 45 CFR Parts 160 and 164",
				shows: "Duties that bind covered entities and their business associates.",
				not: "A certificate: HHS recognizes none.",
			},
		],
	},
	review: {
		title: "What a review contains",
		items: [
			{
				title: "Inventory",
				text: "Every AI system in use, with owner, purpose, data and vendor. Including the ones nobody approved.",
			},
			{
				title: "Register of duties",
				text: "Each rule that applies, by section and date, in one table.",
			},
			{
				title: "Readings",
				text: "Each control marked true or out, with the evidence we saw.",
			},
			{
				title: "Decision memo",
				text: "Two pages for the person who signs: what to stop, fix or accept.",
			},
			{
				title: "Calendar",
				text: "The next twelve months of effective dates and reviews.",
			},
			{
				title: "Handover",
				text: "Your own staff take the last reading with us, and keep the method.",
			},
		],
	},
	dates: {
		title: "Dates to have in the calendar",
		asOf: "As of November 14, 2026. Dates move: check the official text before you rely on one.",
		rows: [
			{
				date: "2026-12-02",
				where: "European Union",
				what: "Marking of AI output for older systems; new prohibitions",
				source: "Reg. 2024/1689 as amended by 2026/1744",
			},
			{
				date: "2027-01-01",
				where: "Colorado",
				what: "Notice, correction and human review for consequential decisions",
				source: "SB 26-189",
			},
			{
				date: "2027-01-01",
				where: "California",
				what: "Notice and opt-out for automated decision technology",
				source: "11 CCR 7200",
			},
			{
				date: "2027-01-01",
				where: "New York",
				what: "Frontier developers: safety incident reports within 72 hours",
				source: "RAISE Act, GBL 1420–1429",
			},
			{
				date: "2027-07-01",
				where: "California",
				what: "No discipline or dismissal on AI output alone",
				source: "SB 947",
			},
			{
				date: "2027-10-01",
				where: "Connecticut",
				what: "Notices about AI in employment",
				source: "SB 5, P.A. 26-15",
			},
		],
	},
	callToAction: {
		title: "Bring one system and one question",
		text: "Name the tool, the state and the date that worries you. Or read first: the articles are free, dated and cited.",
	},
} as const;
