export const servicesPage = {
	meta: {
		title: "Services",
		description:
			"Three services: AI governance with risk management and red teaming, AI adoption with seamless integration, and AI automation with intelligent workflow solutions.",
		keywords: [
			"AI risk management",
			"AI red teaming",
			"AI integration",
			"AI adoption",
			"workflow automation",
			"AI consulting",
		],
	},
	title: "Three services, in the order most clients need them",
	lead: "First know what you run and what could go wrong. Then bring in tools that fit. Then let some of them work alone, inside limits you set.",
} as const;

export type Service = {
	anchor: "ai-governance" | "ai-adoption" | "ai-automation";
	name: string;
	subtitle: string;
	summary: string;
	paragraphs: string[];
	receive: string[];
};

export const services: Service[] = [
	{
		anchor: "ai-governance",
		name: "AI Governance",
		subtitle: "Risk management and red teaming",
		summary: "Find the systems, the duties and the weak points, and give each an owner.",
		paragraphs: [
			"Risk management begins with an inventory and ends with a decision. We set up the register, map each system to the NIST AI RMF and to the statutes that apply, and rank what we find by who would be harmed and how soon.",
			"Red teaming tests whether the controls hold. We attack the system as an outsider, as a user and as a careless insider would, following the OWASP Top 10 for LLM applications. Each finding comes with the input that caused it, so that your engineers can repeat it.",
		],
		receive: [
			"An inventory and a risk register with owners",
			"A register of duties by section and date",
			"A red-team report with reproducible findings",
			"A retest after the fixes",
		],
	},
	{
		anchor: "ai-adoption",
		name: "AI Adoption",
		subtitle: "Seamless AI integration",
		summary: "Bring a tool into daily work without a hole in your contracts, data or training.",
		paragraphs: [
			"Integration is seamless when nobody has to work around it. We look at the task before the tool: what goes in, what comes out, who checks it, and what happens on the day it is wrong.",
			"Before you sign, we put the vendor’s answers beside the questions a regulator would ask: intended use, training data, limits, instructions for human review, notice of changes, retention, and a business associate agreement where patient data is involved.",
		],
		receive: [
			"A vendor file with answers and gaps",
			"Contract terms to ask for",
			"A rollout plan with a limit, a log and an end date",
			"An acceptable-use policy of two pages, and training for those who use the tool",
		],
	},
	{
		anchor: "ai-automation",
		name: "AI Automation",
		subtitle: "Intelligent workflow solutions",
		summary: "Let software do the routine part, with a person at the points that matter.",
		paragraphs: [
			"An intelligent workflow knows when to stop. We draw the process, mark the steps that decide something about a person, and keep a human there who is trained and able to override.",
			"Automation then moves in three stations: pilot, supervised, unattended. Each gate has a measured condition. When a threshold is crossed, the work goes back one station by itself, and someone is told.",
		],
		receive: [
			"A process drawing with decision points",
			"Gates, thresholds and a way to stop",
			"Logs that an auditor can read",
			"A monthly reading for the first half year",
		],
	},
];

/** OWASP Top 10 for LLM applications, 2026 edition of August 4, 2026, in its order. */
export const redTeamFamilies = [
	"Prompt injection",
	"Sensitive information disclosure",
	"Excessive agency",
	"Supply chain",
	"Data and model poisoning",
	"Unbounded consumption",
	"Misinformation",
	"Hidden context exposure",
	"Vector and embedding weaknesses",
	"Improper output handling",
];

export const inventorySample = [
	{
		system: "Visit note scribe",
		owner: "Medical director",
		data: "PHI",
		person: "Clinician signs",
	},
	{
		system: "Resume ranking",
		owner: "Head of HR",
		data: "Applicants",
		person: "Recruiter decides",
	},
	{ system: "Website chatbot", owner: "Practice manager", data: "Visitors", person: "Phone route" },
];
