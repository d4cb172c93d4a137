/** Advance widths of U+0020 to U+007E in app/fonts/newsreader-social.ttf, in 2000ths of the font size. */
const WIDTHS = [
	439, 523, 698, 1120, 1120, 1550, 1401, 384, 547, 547, 856, 1000, 467, 687, 447, 784, 1120, 1120,
	1120, 1120, 1120, 1120, 1120, 1120, 1120, 1120, 491, 523, 1000, 1000, 1000, 837, 1758, 1395, 1270,
	1386, 1504, 1250, 1154, 1473, 1574, 660, 855, 1435, 1183, 1928, 1502, 1530, 1197, 1530, 1265,
	1081, 1311, 1505, 1350, 1898, 1404, 1344, 1249, 631, 784, 632, 1000, 820, 1000, 878, 1056, 840,
	1072, 887, 663, 961, 1085, 544, 482, 1048, 523, 1607, 1106, 1016, 1089, 1054, 770, 720, 660, 1038,
	1006, 1445, 975, 1011, 830, 616, 479, 616, 1000,
];
const UNITS = 2000;
/** Letters with accents are about as wide as a capital at most. */
const OTHER_WIDTH = 1400;

export function textWidth(text: string, fontSize: number): number {
	let units = 0;
	for (const character of text) {
		units += WIDTHS[(character.codePointAt(0) ?? 0) - 32] ?? OTHER_WIDTH;
	}
	return (units * fontSize) / UNITS;
}

type Box = { width: number; fontSize: number; maxLines: number };

/** Greedy lines. A word wider than the line is broken; what does not fit ends in an ellipsis. */
export function wrapText(text: string, { width, fontSize, maxLines }: Box): string[] {
	const fits = (line: string) => textWidth(line, fontSize) <= width;
	const lines: string[] = [];
	let line = "";
	for (const word of text.split(/\s+/).flatMap((whole) => breakWord(whole, fits))) {
		const longer = line ? `${line} ${word}` : word;
		if (fits(longer)) line = longer;
		else {
			lines.push(line);
			line = word;
		}
	}
	if (line) lines.push(line);
	if (lines.length <= maxLines) return lines;
	let last = lines[maxLines - 1] ?? "";
	while (last && !fits(`${last}…`)) last = last.slice(0, -1);
	return [...lines.slice(0, maxLines - 1), `${last.trimEnd()}…`];
}

function breakWord(word: string, fits: (part: string) => boolean): string[] {
	const parts: string[] = [];
	let part = "";
	for (const character of word) {
		if (part && !fits(part + character)) {
			parts.push(part);
			part = "";
		}
		part += character;
	}
	return part ? [...parts, part] : parts;
}

/** The largest of our sizes in which the title takes at most four lines, then lines of about equal length. */
export function fitTitle(title: string, width: number): { fontSize: number; lines: string[] } {
	const sizes = [88, 76, 66, 56];
	const wrapAt = (fontSize: number, lineWidth: number) =>
		wrapText(title, { width: lineWidth, fontSize, maxLines: 5 });
	const fontSize = sizes.find((size) => wrapAt(size, width).length <= 4) ?? 56;
	let lines = wrapAt(fontSize, width);
	const isCut = lines.at(-1)?.endsWith("…");
	for (let narrower = width - 20; !isCut && narrower > width / 2; narrower -= 20) {
		const balanced = wrapAt(fontSize, narrower);
		if (balanced.length > lines.length) break;
		lines = balanced;
	}
	return { fontSize, lines };
}
