const columns = [
	{ name: "Map", categories: ["Context", "Category", "Capabilities", "Third parties", "Impacts"] },
	{ name: "Measure", categories: ["Methods", "Evaluation", "Tracking", "Feedback"] },
	{ name: "Manage", categories: ["Priorities", "Strategies", "Third parties", "Response"] },
];
const beam = ["Policies", "Roles", "People", "Culture", "Actors", "Suppliers"];

/** The four functions of the NIST AI RMF 1.0: Govern as the beam, the other three hanging from it. */
export function RmfFunctions() {
	return (
		<svg
			viewBox="3 5 354 308"
			role="img"
			aria-labelledby="rmf-title rmf-desc"
			className="w-full max-w-xl font-sans"
			fontSize="13"
		>
			<title id="rmf-title">The four functions of the NIST AI RMF 1.0</title>
			<desc id="rmf-desc">
				Govern is a beam with six categories that carries the other three functions: Map with five
				categories, Measure with four, Manage with four. Together 19 categories and 72
				subcategories.
			</desc>
			<rect x="4" y="6" width="352" height="58" className="fill-ink" />
			<text x="16" y="29" className="fill-paper font-semibold" fontSize="14">
				Govern
			</text>
			<text x="344" y="29" textAnchor="end" className="fill-paper">
				6 categories
			</text>
			<text x="16" y="52" className="fill-paper">
				{beam.map((name, index) => (
					<tspan key={name} dx={index === 0 ? 0 : 18.8}>
						{name}
					</tspan>
				))}
			</text>
			{columns.map((column, index) => (
				<FunctionColumn key={column.name} {...column} x={4 + index * 122} />
			))}
			<path d="M4 300h352M4 294v12M356 294v12" className="stroke-accent" strokeWidth="1" />
			<rect x="84" y="290" width="192" height="20" className="fill-surface" />
			<text x="180" y="304.5" textAnchor="middle" className="fill-ink">
				19 categories, 72 subcategories
			</text>
		</svg>
	);
}

function FunctionColumn({
	name,
	categories,
	x,
}: {
	name: string;
	categories: string[];
	x: number;
}) {
	return (
		<g>
			<path d={`M${x + 54} 64v18`} className="stroke-accent" strokeWidth="1.5" />
			<text x={x} y="100" className="fill-ink font-semibold" fontSize="14">
				{name}
			</text>
			<text x={x + 108} y="100" textAnchor="end" className="fill-accent tabular">
				{categories.length}
			</text>
			<path
				d={categories.map((_, index) => `M${x} ${110 + index * 33}h108v33h-108z`).join("")}
				strokeWidth="1"
				className="fill-paper stroke-ink"
			/>
			{categories.map((category, index) => (
				<text key={category} x={x + 8} y={131 + index * 33}>
					<tspan className="fill-muted">{index + 1}</tspan>
					<tspan dx="7" className="fill-ink">
						{category}
					</tspan>
				</text>
			))}
		</g>
	);
}
