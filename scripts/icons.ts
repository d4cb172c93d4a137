/** Draws the icons and the social image into public/: `npm run icons`. Run it when the mark, the brand or a font changes. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { home } from "#app/content/home.ts";
import { brand } from "#app/content/site.ts";
import { launchBrowser } from "./browser.ts";

const root = join(import.meta.dirname, "..");
const paper = "#f7f3ea";
const ink = "#1c1a17";
const brass = "#7d5a1a";

/** In units of 16, so that every edge falls on a pixel at 16 and 32. */
const smallMark = `<path fill="${brass}" d="M7 0h2v6H7zM5 6h6v1H5zM4 8h8l-1 3-3 5-3-5z"/>`;
/** The drawing of app/components/mark.tsx, for sizes that can show a thin string. */
const mark = `<path fill="${brass}" d="M7.5 0h1v17h-1zM5.5 16.5h5V18h-5zM4 19h8l-.6 4.2L8 31l-3.4-7.8z"/>`;

const smallIcon = svg("0 0 16 16", smallMark, "transparent");

/** A square of `size` units around the mark, which is 32 high: maskable icons lose up to a tenth on each side. */
function icon(size: number): string {
	return svg(`${8 - size / 2} ${15.5 - size / 2} ${size} ${size}`, mark, paper);
}

function svg(viewBox: string, content: string, background: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="100%" height="100%" style="display:block;background:${background}">${content}</svg>`;
}

async function fontFace(family: string, file: string): Promise<string> {
	const data = (await readFile(join(root, "app/fonts", file))).toString("base64");
	return `@font-face{font-family:'${family}';font-weight:400 600;src:url(data:font/woff2;base64,${data})}`;
}

async function socialImage(): Promise<string> {
	return `<style>
		${await fontFace("Brand Serif", "newsreader.woff2")}${await fontFace("Brand Sans", "source-sans-3.woff2")}
		body{margin:0;width:1200px;height:630px;position:relative;background:${paper};color:${ink}}
		.string{position:absolute;left:120px;top:0;width:2px;height:440px;background:${brass}}
		svg{position:absolute;left:96px;top:438px}
		h1{position:absolute;left:190px;top:130px;width:900px;margin:0;font:450 92px/1.04 'Brand Serif';letter-spacing:-.014em}
		p{position:absolute;left:192px;bottom:84px;margin:0;font:500 34px/1.3 'Brand Sans'}
		p+p{bottom:44px;font:400 26px/1.3 'Brand Sans';color:#544d44}
	</style>
	<span class="string"></span>
	<svg viewBox="3 16 10 15.5" width="50" height="77">${mark}</svg>
	<h1>${home.hero.title}</h1><p>${brand.name}</p><p>${brand.tagline}</p>`;
}

/** An .ico that holds one PNG, for clients that ask for /favicon.ico unprompted. */
function ico(png: Buffer, size: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

const browser = await launchBrowser();
const page = await browser.newPage();

async function draw(html: string, width: number, height: number): Promise<Buffer> {
	await page.setViewportSize({ width, height });
	await page.setContent(`<!doctype html><body style="margin:0">${html}`);
	await page.evaluate(() => document.fonts.ready);
	return page.screenshot({ omitBackground: true });
}

const icons = [
	{ name: "icon-16.png", size: 16, html: smallIcon },
	{ name: "icon-32.png", size: 32, html: smallIcon },
	{ name: "apple-touch-icon.png", size: 180, html: icon(44) },
	{ name: "icon-192.png", size: 192, html: icon(42) },
	{ name: "icon-512.png", size: 512, html: icon(42) },
	{ name: "icon-maskable-512.png", size: 512, html: icon(56) },
];
for (const { name, size, html } of icons) {
	const png = await draw(html, size, size);
	await writeFile(join(root, "public", name), png);
	if (size === 32) await writeFile(join(root, "public/favicon.ico"), ico(png, size));
}
await writeFile(join(root, "public/social.png"), await draw(await socialImage(), 1200, 630));
await browser.close();
console.log(`Drew ${icons.length} icons, favicon.ico and social.png.`);
