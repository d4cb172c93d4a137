import { brand } from "#app/content/site.ts";
import { escapeXml } from "#app/lib/xml.ts";
import { formatLongDate } from "../dates.ts";
import { fitTitle, wrapText } from "./social-text.ts";

export const SOCIAL_IMAGE = { width: 1200, height: 630 };

const LEFT = 168;
const TEXT_WIDTH = SOCIAL_IMAGE.width - LEFT - 72;

/** The picture that stands for an article where its address is shared: paper, ink, and the line. */
export function socialSvg({
	title,
	author,
	date,
}: {
	title: string;
	author: string;
	date: string;
}) {
	const { fontSize, lines } = fitTitle(title, TEXT_WIDTH);
	const [byline = ""] = wrapText(`${author}  ·  ${formatLongDate(date)}`, {
		width: TEXT_WIDTH,
		fontSize: 32,
		maxLines: 1,
	});
	const lineHeight = fontSize * 1.12;
	const top = 340 - ((lines.length - 1) * lineHeight) / 2 + fontSize * 0.3;
	const titleLines = lines.map(
		(line, index) =>
			`<text x="${LEFT}" y="${Math.round(top + index * lineHeight)}" font-size="${fontSize}" fill="#1c1a17">${escapeXml(line)}</text>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="Newsreader">
<rect width="1200" height="630" fill="#f7f3ea"/>
<path d="M95 0h2v520h-2z" fill="#7d5a1a"/>
<path transform="translate(60 506) scale(3 2.4)" d="M8.5 5h7v2.5h-7zM6 9h12l-1 9-5 24-5-24z" fill="#7d5a1a"/>
<text x="${LEFT}" y="104" font-size="40" fill="#1c1a17">${escapeXml(brand.shortName)}</text>
${titleLines.join("\n")}
<path d="M${LEFT} 524h${TEXT_WIDTH}v1h-${TEXT_WIDTH}z" fill="#d9cfbb"/>
<text x="${LEFT}" y="574" font-size="32" fill="#544d44">${escapeXml(byline)}</text>
</svg>`;
}
