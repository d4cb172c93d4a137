import type { Row, TableSpec } from "./model/table.ts";

/** Records for mock mode: made up, always the same. */
const names = [
	"Ada Lovelace",
	"Grace Hopper",
	"Alan Turing",
	"Mary Jackson",
	"Edsger Dijkstra",
	"Radia Perlman",
];
const companies = [
	"Analytical Engines",
	null,
	"Bletchley Clinic",
	"Langley Health",
	null,
	"Spanning Trees Ltd",
];
const subjects = ["AI Governance", "AI Adoption", "AI Automation", "General Inquiry"];
const messages = [
	"We are preparing an inventory of the models we use and would like a review before the board meets.",
	"Which of our hiring tools fall under the new state rules, and from when?",
	"Our triage assistant summarises patient messages. What does HIPAA ask of us before we switch it on?",
	"Could you look over our acceptable use policy?",
];
const FIRST_DAY = Date.UTC(2026, 9, 1, 6, 0, 0);
const DAY = 86_400_000;

const samples: Record<string, Row[]> = {
	keep_alive: Array.from({ length: 40 }, (_, index) => ({
		id: index + 1,
		created_at: new Date(FIRST_DAY + index * DAY).toISOString(),
		keep_alive: index % 9 === 4 ? null : "ok",
	})),
	contact_submissions: Array.from({ length: 30 }, (_, index) => {
		const name = names[index % names.length] ?? "";
		return {
			id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`,
			name,
			email: `${name.toLowerCase().replace(" ", ".")}@example.org`,
			company: companies[index % companies.length] ?? null,
			subject: subjects[index % subjects.length] ?? "",
			message: messages[index % messages.length] ?? "",
			created_at: new Date(FIRST_DAY + index * 7 * 3_600_000).toISOString(),
			status: "new",
			quarantine_reasons: [],
		};
	}),
};

export function sampleRows(table: TableSpec): readonly Row[] {
	return samples[table.from] ?? [];
}
