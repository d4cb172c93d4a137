import {
	type StateStatus,
	statesAsOf,
	statesInForce,
	type Tile,
	tiles,
} from "#app/content/states.ts";

const size = 30;
const step = 33;

const look: Record<StateStatus, { tile: string; text: string }> = {
	"in-force": { tile: "fill-ink stroke-ink", text: "fill-paper font-semibold" },
	"in-force-and-signed": { tile: "fill-ink stroke-ink", text: "fill-paper font-semibold" },
	signed: { tile: "fill-accent-wash stroke-accent", text: "fill-ink font-semibold" },
	none: { tile: "fill-paper stroke-line", text: "fill-muted" },
};

/** Each state a tile: filled when AI-specific law is in force, with a corner when more is signed. */
export function StateGrid() {
	return (
		<svg
			viewBox="-1 -1 362 264"
			role="img"
			aria-labelledby="states-title states-desc"
			className="w-full max-w-2xl font-sans"
			fontSize="12.5"
		>
			<title id="states-title">AI-specific law by state</title>
			<desc id="states-desc">
				{`As of ${statesAsOf}. In force: ${statesInForce.map((law) => law.name).join(", ")} (in New York by a law of New York City). Signed and starting on January 1, 2027: Colorado. More signed in California, Connecticut, Illinois and New York. The list beside the drawing gives each law.`}
			</desc>
			{tiles.map((tile) => (
				<StateTile key={tile.code} tile={tile} />
			))}
		</svg>
	);
}

function StateTile({ tile }: { tile: Tile }) {
	const x = tile.column * step;
	const y = tile.row * step;
	const hasCorner = tile.status === "signed" || tile.status === "in-force-and-signed";
	return (
		<g>
			<rect
				x={x}
				y={y}
				width={size}
				height={size}
				strokeWidth="1"
				className={look[tile.status].tile}
			/>
			{hasCorner ? <Corner x={x + size} y={y} /> : null}
			<text
				x={x + size / 2}
				y={y + size / 2 + 5}
				textAnchor="middle"
				className={look[tile.status].text}
			>
				{tile.code}
			</text>
		</g>
	);
}

function Corner({ x, y }: { x: number; y: number }) {
	return (
		<path d={`M${x} ${y}v10l-10-10z`} className="fill-accent stroke-surface" strokeWidth="1.5" />
	);
}

const legend: { status: StateStatus; text: string }[] = [
	{ status: "in-force", text: "In force" },
	{ status: "in-force-and-signed", text: "In force, more signed" },
	{ status: "signed", text: "Signed, not yet in force" },
	{ status: "none", text: "Nothing on this sheet; general law applies" },
];

export function StateLegend() {
	return (
		<ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm">
			{legend.map(({ status, text }) => (
				<li key={status} className="flex items-center gap-2">
					<svg viewBox="-1 -1 32 32" className="size-4" aria-hidden="true" focusable="false">
						<rect width={size} height={size} strokeWidth="2" className={look[status].tile} />
						{status === "signed" || status === "in-force-and-signed" ? (
							<path d="M30 0v14L16 0z" className="fill-accent" />
						) : null}
					</svg>
					{text}
				</li>
			))}
		</ul>
	);
}
