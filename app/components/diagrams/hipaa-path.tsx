type Step = { question: string; section: string; answer: "no" | "yes"; outcome: string[] };

const steps: Step[] = [
	{
		question: "Does it touch PHI?",
		section: "45 CFR 160.103",
		answer: "no",
		outcome: ["Outside HIPAA;", "check state law"],
	},
	{
		question: "Is the agreement signed?",
		section: "164.502(e), 164.504(e)",
		answer: "no",
		outcome: ["Stop: keep", "patient data out"],
	},
	{
		question: "Minimum necessary?",
		section: "164.502(b)",
		answer: "no",
		outcome: ["Cut the fields"],
	},
	{
		question: "In the risk analysis?",
		section: "164.308(a)(1)(ii)(A)",
		answer: "no",
		outcome: ["Analyze first"],
	},
	{
		question: "Does it guide care?",
		section: "45 CFR 92.210",
		answer: "yes",
		outcome: ["Look for bias,", "mitigate, record"],
	},
];

const rowHeight = 52;

/** The five questions a tool passes before it meets patient data, in the order we ask them. */
export function HipaaPath() {
	const end = 18 + steps.length * rowHeight;
	return (
		<svg
			viewBox="0 0 336 302"
			role="img"
			aria-labelledby="hipaa-title hipaa-desc"
			className="w-full max-w-xl font-sans"
			fontSize="13"
		>
			<title id="hipaa-title">Five questions before an AI tool meets patient data</title>
			<desc id="hipaa-desc">
				{steps
					.map(
						(step) =>
							`${step.question} (${step.section}) If ${step.answer}: ${step.outcome.join(" ")}.`,
					)
					.join(" ")}{" "}
				After the fifth question: use, log and review.
			</desc>
			<path d={`M7 4V${end + 4}`} className="stroke-accent" strokeWidth="1.25" />
			{steps.map((step, index) => (
				<PathStep key={step.section} step={step} y={18 + index * rowHeight} />
			))}
			<path d={`M2 ${end}h10l-2 8-3 8-3-8z`} className="fill-accent" />
			<text x="22" y={end + 12} className="fill-ink font-semibold" fontSize="14">
				Use, log, review
			</text>
		</svg>
	);
}

function PathStep({ step, y }: { step: Step; y: number }) {
	return (
		<g>
			<circle cx="7" cy={y} r="4.5" className="fill-surface stroke-accent" strokeWidth="1.5" />
			<text x="22" y={y + 5} className="fill-ink font-semibold" fontSize="14">
				{step.question}
			</text>
			<text x="22" y={y + 22} className="fill-muted">
				{step.section}
			</text>
			<path d={`M190 ${y}h38m-5-3.5l5 3.5-5 3.5`} className="fill-none stroke-line-strong" />
			<text x="206" y={y - 5} textAnchor="middle" className="fill-accent">
				{step.answer}
			</text>
			{step.outcome.map((line, index) => (
				<text key={line} x="236" y={y + 5 + index * 16} className="fill-ink">
					{line}
				</text>
			))}
		</g>
	);
}
