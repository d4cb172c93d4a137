import {
	type StateStatus,
	statesAsOf,
	statesInForce,
	type Tile,
	tiles,
} from "#app/content/states.ts";

const size = 30;
const step = 33;

type Look = { tile: string; text: string };

const filled: Look = { tile: "fill-ink stroke-ink", text: "fill-paper font-semibold" };
const washed: Look = { tile: "fill-accent-wash stroke-accent", text: "fill-ink font-semibold" };
const blank: Look = { tile: "fill-paper stroke-line", text: "fill-muted" };

const look: Record<StateStatus, Look> = {
	"in-force": filled,
	"in-force-and-signed": filled,
	signed: washed,
	none: blank,
};
const hasCorner = (status: StateStatus) => status === "signed" || status === "in-force-and-signed";

/** Each state a tile: filled when AI-specific law is in force, with a corner when more is signed. */
export function StateGrid() {
	return (
		<svg
			viewBox="-1 -1 362 264"
			role="img"
			aria-labelledby="states-title states-desc"
			className="w-full max-w-2xl font-sans"
			fontSize="13"
		>
			<title id="states-title">AI-specific law by state</title>
			<desc id="states-desc">
				{`As of ${statesAsOf}. In force: ${statesInForce.map((law) => law.name).join(", ")} (in New York by a law of New York City). Signed and starting on January 1, 2027: Colorado. More signed in California, Connecticut, Illinois and New York. The list beside the drawing gives each law.`}
			</desc>
			{[blank, washed, filled].map((one) => (
				<Tiles
					key={one.tile}
					look={one}
					tiles={tiles.filter(({ status }) => look[status] === one)}
				/>
			))}
			<path
				d={tiles
					.filter(({ status }) => hasCorner(status))
					.map((tile) => `M${tile.column * step + size} ${tile.row * step}v10l-10-10z`)
					.join("")}
				className="fill-accent stroke-surface"
				strokeWidth="1.5"
			/>
		</svg>
	);
}

/** All tiles of one look in one path: half as much for the browser to lay out as a shape for each. */
function Tiles({ look, tiles }: { look: Look; tiles: Tile[] }) {
	return (
		<g textAnchor="middle" className={look.text}>
			<path
				d={tiles
					.map((tile) => `M${tile.column * step} ${tile.row * step}h${size}v${size}h-${size}z`)
					.join("")}
				className={look.tile}
				strokeWidth="1"
			/>
			{tiles.map((tile) => (
				<text key={tile.code} x={tile.column * step + size / 2} y={tile.row * step + size / 2 + 5}>
					{tile.code}
				</text>
			))}
		</g>
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
						{hasCorner(status) ? <path d="M30 0v14L16 0z" className="fill-accent" /> : null}
					</svg>
					{text}
				</li>
			))}
		</ul>
	);
}
