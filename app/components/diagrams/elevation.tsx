import { Mark } from "../mark.tsx";

type Course = { label: string; shift: number; note: string[] };

/** From the top course down. `shift` is how far the course stands out of true. */
const courses: Course[] = [
	{ label: "Records", shift: 0, note: ["kept 3 years"] },
	{ label: "Human review", shift: -16, note: ["cannot override", "§ 6-1-1705"] },
	{ label: "Notices", shift: 0, note: ["at the point of use"] },
	{ label: "Vendor terms", shift: 10, note: ["no change notice", "§ 6-1-1702"] },
	{ label: "Use policy", shift: 0, note: ["approved, dated"] },
	{ label: "Inventory", shift: 0, note: ["31 systems, owned"] },
];

const top = 40;
const height = 44;
const footing = 30;
const wall = { left: 30, width: 176 };
const string = 222;

/** Elevation of a programme: six courses of a wall, read against a plumb line. Two are out of true. */
export function Elevation(props: { className?: string }) {
	const foot = top + courses.length * height;
	const ground = foot + footing;
	return (
		<svg
			viewBox="0 0 360 388"
			role="img"
			aria-labelledby="elevation-title elevation-desc"
			className={`w-full font-sans ${props.className ?? ""}`}
			fontSize="13"
		>
			<title id="elevation-title">An AI program measured against a plumb line</title>
			<desc id="elevation-desc">
				A wall of six courses on a footing, the law in force, beside a plumb line, as an example of
				a first reading. True: inventory, use policy, notices and records. Out of true: vendor
				terms, which lack a notice of changes (Colorado Revised Statutes 6-1-1702), and human
				review, which cannot override the system (6-1-1705).
			</desc>
			<path d="M8 12h344" className="stroke-ink" strokeWidth="3" />
			<path d={`M${string} 12V${ground - 30}`} className="stroke-accent" strokeWidth="1.25" />
			<Mark x={string - 9} y={ground - 40} width="18" height="36" className="text-accent" />
			{courses.map((course, index) => (
				<CourseRow key={course.label} course={course} y={top + index * height} />
			))}
			<rect x={18} y={foot} width={wall.width + 12} height={footing} className="fill-ink" />
			<text x={wall.left + 14} y={foot + 20} className="fill-paper" fontSize="14">
				Law in force
			</text>
			<Ground y={ground} />
		</svg>
	);
}

function CourseRow({ course, y }: { course: Course; y: number }) {
	const isTrue = course.shift === 0;
	const left = wall.left + course.shift;
	const edge = left + wall.width;
	const middle = y + height / 2;
	return (
		<g>
			<rect
				x={left}
				y={y}
				width={wall.width}
				height={height}
				strokeWidth={isTrue ? 1 : 1.75}
				className={isTrue ? "fill-paper stroke-ink" : "fill-accent-wash stroke-accent"}
			/>
			<text x={left + 14} y={middle + 4.5} className="fill-ink" fontSize="14">
				{course.label}
			</text>
			<path
				d={`M${edge} ${middle}H${string}M${edge - 3} ${middle + 3}l6-6M${string - 3} ${middle + 3}l6-6`}
				className={isTrue ? "stroke-line-strong" : "stroke-accent"}
				strokeWidth="1"
			/>
			<text x={string + 14} y={middle - (course.note.length - 1) * 8 + 4.5}>
				{course.note.map((line, index) => (
					<tspan
						key={line}
						x={string + 14}
						dy={index * 16}
						className={isTrue || index > 0 ? "fill-muted" : "fill-accent font-semibold"}
					>
						{line}
					</tspan>
				))}
			</text>
		</g>
	);
}

function Ground({ y }: { y: number }) {
	const strokes = Array.from({ length: 22 }, (_, index) => `M${16 + index * 16} ${y + 1}l-8 10`);
	return (
		<g>
			<path d={`M8 ${y}h344`} className="stroke-ink" strokeWidth="1.5" />
			<path d={strokes.join("")} className="stroke-line-strong" strokeWidth="1" />
			<text x="8" y={y + 30} className="fill-muted">
				Example: a first reading under Colorado SB 26-189.
			</text>
			<text x="8" y={y + 47} className="fill-muted">
				4 courses true, 2 out.
			</text>
		</g>
	);
}
