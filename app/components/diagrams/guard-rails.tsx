const stations = [
	{
		name: "Pilot",
		does: "The tool suggests, a person acts.",
		gate: "Gate: error rate known, owner named",
	},
	{
		name: "Supervised",
		does: "The tool acts, a person approves.",
		gate: "Gate: errors under the limit for 90 days",
	},
	{ name: "Unattended", does: "The tool acts, a person samples.", gate: "" },
];

const step = 98;

/** Three stations of automation with a gate before each, and the way back when a threshold is crossed. */
export function GuardRails() {
	return (
		<svg
			viewBox="0 0 360 268"
			role="img"
			aria-labelledby="rails-title rails-desc"
			className="w-full max-w-xl font-sans"
			fontSize="13"
		>
			<title id="rails-title">From pilot to unattended, and back</title>
			<desc id="rails-desc">
				Three stations one below the other: pilot, supervised, unattended. A gate with a measured
				condition stands between them. A return line leads from each station back to the one before
				it when a threshold is crossed.
			</desc>
			<path d="M20 0v244" className="stroke-accent" strokeWidth="1.25" />
			{stations.map((station, index) => (
				<g key={station.name}>
					<rect
						x="40"
						y={8 + index * step}
						width="246"
						height="54"
						strokeWidth="1"
						className="fill-paper stroke-ink"
					/>
					<path d={`M20 ${35 + index * step}h20`} className="stroke-accent" strokeWidth="1.25" />
					<text x="54" y={30 + index * step} className="fill-ink font-semibold" fontSize="14">
						{station.name}
					</text>
					<text x="54" y={50 + index * step} className="fill-ink">
						{station.does}
					</text>
					{station.gate ? (
						<text x="54" y={90 + index * step} className="fill-accent">
							{station.gate}
						</text>
					) : null}
				</g>
			))}
			<path
				d="M286 120h20V42h-16M286 238h20v-88h-16M295 37l-5 5 5 5M295 145l-5 5 5 5"
				className="fill-none stroke-line-strong"
				strokeWidth="1"
			/>
			{[78, 190].map((y) => (
				<text key={y} x="314" y={y} className="fill-muted">
					<tspan>over</tspan>
					<tspan x="314" dy="16">
						limit
					</tspan>
				</text>
			))}
			<path d="M15 244h10l-2 7-3 9-3-9z" className="fill-accent" />
		</svg>
	);
}
