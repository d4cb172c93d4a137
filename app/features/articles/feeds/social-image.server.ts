import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import font from "#app/fonts/newsreader-social.ttf?inline";

let ready: Promise<Uint8Array> | undefined;

/** Loaded with the first picture: most processes never draw one. */
async function prepare(): Promise<Uint8Array> {
	const program = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
	await initWasm(await readFile(program));
	return Buffer.from(font.slice(font.indexOf(",") + 1), "base64");
}

export async function drawPng(svg: string): Promise<Uint8Array> {
	ready ??= prepare();
	const fontBuffer = await ready;
	const drawing = new Resvg(svg, {
		font: { fontBuffers: [fontBuffer], defaultFontFamily: "Newsreader" },
	});
	const image = drawing.render();
	try {
		return image.asPng();
	} finally {
		// Memory of the drawing program is not the garbage collector's.
		image.free();
		drawing.free();
	}
}
