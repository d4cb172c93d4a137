export const about = {
	meta: {
		title: "About Us",
		description:
			"Plumbline is a community of certified AI governance professionals. Our mission, how we work, and the three values we hold ourselves to.",
		keywords: [
			"AI governance consultancy",
			"certified AI governance professionals",
			"responsible AI",
			"AI compliance team",
		],
	},
	title: "A plumb line does not argue. It hangs.",
	lead: "It is a weight on a string, the oldest instrument for telling what is straight. We took its name because that is the work: hold what an organization does with AI against a fixed line, and say plainly where it stands out.",
	mission: {
		title: "Our mission",
		paragraphs: [
			"People should be able to tell whether an AI system is used lawfully, by looking. Today that takes a lawyer, an engineer and a week. We want it to take one sheet.",
			"So we bring certified AI governance professionals together: people from law, security, health care and data work who read the same statute and test the same system. We write for the person who has to sign.",
		],
	},
	approach: {
		title: "Our approach",
		steps: [
			{
				title: "List",
				text: "We write down every AI system in use: purpose, owner, data, vendor, people affected. Nothing can be governed that is not on the list.",
			},
			{
				title: "Read",
				text: "We find the rules that apply to each, in the official text, with section and effective date. We note what is settled and what may move.",
			},
			{
				title: "Measure",
				text: "We test. Documents are compared with practice, controls are exercised, models are attacked. Each reading has its evidence beside it.",
			},
			{
				title: "Decide",
				text: "You get a short memo with three lists: stop, fix, accept. Who decides, and by when, is part of it.",
			},
			{
				title: "Return",
				text: "Law, models and vendors change. We come back on the dates in your calendar, and tell you when there is nothing to do.",
			},
		],
	},
	values: {
		title: "Core values",
		intro: "A value is only worth writing down if it tells you what we would refuse.",
		items: [
			{
				title: "Ethical AI Adoption",
				text: "A system may be lawful and still wrong for the people it touches. We ask who carries the error, and whether they can find out and object.",
				refuse: "We do not help to hide the use of AI from the people it decides about.",
			},
			{
				title: "Innovation with Integrity",
				text: "New tools earn their place by evidence. We welcome a pilot with a limit, a log and an end date.",
				refuse: "We do not sign a reading that we did not take ourselves.",
			},
			{
				title: "Client Empowerment",
				text: "You keep the inventory, the register and the method. A good engagement ends with your own staff taking the next reading.",
				refuse: "We do not sell a system that only we can operate.",
			},
		],
	},
	contact: {
		title: "Ask us something hard",
		text: "The best first message names a system, a state and a date.",
	},
} as const;
