import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Page } from "./page-cache.ts";

const TYPES: Record<string, string> = {
	css: "text/css; charset=utf-8",
	js: "text/javascript; charset=utf-8",
	svg: "image/svg+xml",
	png: "image/png",
	ico: "image/x-icon",
	webp: "image/webp",
	avif: "image/avif",
	woff2: "font/woff2",
	txt: "text/plain; charset=utf-8",
	json: "application/json",
};

/** All files of the client build, by address. They are few and small, and the page cache keeps them compressed. */
export async function loadStaticFiles(
	directory: string,
	headers: Record<string, string>,
): Promise<Map<string, () => Promise<Page>>> {
	const entries = await readdir(directory, { recursive: true, withFileTypes: true });
	const files = new Map<string, () => Promise<Page>>();
	for (const entry of entries) {
		if (!entry.isFile() || entry.name.startsWith(".")) continue;
		const file = join(entry.parentPath, entry.name);
		const address = `/${relative(directory, file).split(sep).join("/")}`;
		if (address.startsWith("/.vite/")) continue;
		const isHashed = address.startsWith("/assets/");
		files.set(address, async () => ({
			status: 200,
			body: await readFile(file),
			headers: {
				...headers,
				"content-type": TYPES[entry.name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
				"cache-control": isHashed
					? "public, max-age=31536000, immutable"
					: "public, max-age=3600, must-revalidate",
				// Pictures may be shown by others: link previews and feed readers do.
				"cross-origin-resource-policy": isHashed ? "same-origin" : "cross-origin",
				// Drawings opened by themselves bring their styles and letters along.
				"content-security-policy":
					"default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox",
				vary: "Accept-Encoding",
			},
		}));
	}
	return files;
}
