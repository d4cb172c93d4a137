/** AI-specific law by state, for the tile grid. Every date was checked on the day below; blank tiles claim nothing. */
export const statesAsOf = "November 14, 2026";

export type StateStatus = "in-force" | "in-force-and-signed" | "signed" | "none";

export type StateLaw = { code: string; name: string; status: StateStatus; entries: string[] };

export const stateLaws: StateLaw[] = [
	{
		code: "CA",
		name: "California",
		status: "in-force-and-signed",
		entries: [
			"Clinical AI messages and denials, AB 3030 and SB 1120, since Jan 1, 2025",
			"Hiring tools, Civil Rights Council rules, since Oct 1, 2025",
			"Frontier models and training data, SB 53 and AB 2013, since Jan 1, 2026",
			"Automated decisions, CCPA rules, from Jan 1, 2027",
		],
	},
	{
		code: "CO",
		name: "Colorado",
		status: "signed",
		entries: ["Consequential decisions, SB 26-189, from Jan 1, 2027"],
	},
	{
		code: "CT",
		name: "Connecticut",
		status: "in-force-and-signed",
		entries: ["SB 5, first duties since Oct 1, 2026; companion chatbots from Jan 1, 2027"],
	},
	{
		code: "IL",
		name: "Illinois",
		status: "in-force-and-signed",
		entries: [
			"AI in therapy, HB 1806, since Aug 1, 2025",
			"AI in employment, HB 3773, since Jan 1, 2026",
			"Frontier audits, SB 315, signed Jul 6, 2026",
		],
	},
	{
		code: "ME",
		name: "Maine",
		status: "in-force",
		entries: ["Chatbot disclosure, LD 1727, since Sep 24, 2025"],
	},
	{
		code: "MD",
		name: "Maryland",
		status: "in-force",
		entries: ["AI in utilization review, HB 820, since Oct 1, 2025"],
	},
	{
		code: "NJ",
		name: "New Jersey",
		status: "in-force",
		entries: ["Disparate impact of hiring tools, N.J.A.C. 13:16, since Dec 15, 2025"],
	},
	{
		code: "NY",
		name: "New York",
		status: "in-force-and-signed",
		entries: [
			"New York City: bias audits, Local Law 144, enforced since Jul 5, 2023",
			"Frontier models, RAISE Act, from Jan 1, 2027",
		],
	},
	{
		code: "TN",
		name: "Tennessee",
		status: "in-force",
		entries: ["Voice cloning, ELVIS Act, since Jul 1, 2024"],
	},
	{
		code: "TX",
		name: "Texas",
		status: "in-force",
		entries: [
			"AI in diagnosis, SB 1188, since Sep 1, 2025",
			"Prohibited uses, HB 149 (TRAIGA), since Jan 1, 2026",
		],
	},
	{
		code: "UT",
		name: "Utah",
		status: "in-force",
		entries: ["Disclosure and mental-health chatbots, SB 226 and HB 452, since May 7, 2025"],
	},
];

/** Where each tile stands, row by row, eleven columns; a dot is an empty place. */
const rows = [
	"AK .  .  .  .  .  .  .  .  .  ME",
	".  .  .  .  .  .  .  .  .  VT NH",
	"WA ID MT ND MN IL WI MI NY RI MA",
	"OR NV WY SD IA IN OH PA NJ CT .",
	"CA UT CO NE MO KY WV VA MD DE .",
	".  AZ NM KS AR TN NC SC DC .  .",
	".  .  .  OK LA MS AL GA .  .  .",
	"HI .  .  TX .  .  .  .  FL .  .",
];

export type Tile = { code: string; column: number; row: number; status: StateStatus };

export const tiles: Tile[] = rows.flatMap((line, row) =>
	line
		.split(/\s+/)
		.map((code, column) => ({ code, column, row, status: statusOf(code) }))
		.filter((tile) => tile.code !== "."),
);

function statusOf(code: string): StateStatus {
	return stateLaws.find((law) => law.code === code)?.status ?? "none";
}

export const statesInForce = stateLaws.filter((law) => law.status !== "signed");
