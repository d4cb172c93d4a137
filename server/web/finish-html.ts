import { createHash } from "node:crypto";
import { DEFERRED_SCRIPT_TYPE } from "#app/lib/shell-script.ts";
import type { Hydration } from "./page-policy.ts";

const MODULE_PRELOADS = /<link rel="modulepreload" href="(?<file>[^"]*)"[^>]*>/g;
const ROUTER_SCRIPTS = /<script(?: type="(?<type>module)" async="")?>(?=[^<]*__reactRouter)/g;
const INLINE_STYLES = /<style[^>]*>(?<text>[\s\S]*?)<\/style>/g;
const INLINE_SCRIPTS = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/**
 * A public page starts React only when the visitor shows intent, or when it is painted: the router's scripts, its data
 * among them, become inert text that the shell script re-inserts in their order, and the list of files to fetch then
 * stands beside the module. Everything else in the document stays as rendered.
 */
export function deferHydration(html: string, until: Hydration): string {
	const files = Array.from(html.matchAll(MODULE_PRELOADS), ({ groups }) => groups?.file).join(" ");
	const details = ` data-until="${until}" data-files="${files}"`;
	return html
		.replace(MODULE_PRELOADS, "")
		.replace(
			ROUTER_SCRIPTS,
			(_, type = "") =>
				`<script type="${DEFERRED_SCRIPT_TYPE}" data-type="${type}"${type && details}>`,
		);
}

/**
 * Where React starts at once, its files would share the line with the document and hold up the first paint. With a
 * low priority they come right after it.
 */
export function paintFirst(html: string): string {
	return html.replaceAll(
		'<link rel="modulepreload"',
		'<link rel="modulepreload" fetchpriority="low"',
	);
}

/** A hash for the Content-Security-Policy. */
const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/** Of every inline script that runs, now or later. */
export function inlineScriptHashes(html: string): string[] {
	const hashes = new Set<string>();
	for (const { groups } of html.matchAll(INLINE_SCRIPTS)) {
		const attributes = groups?.attributes ?? "";
		if (/\ssrc=/.test(attributes) || attributes.includes("application/ld+json")) continue;
		hashes.add(sha256(groups?.code ?? ""));
	}
	return [...hashes];
}

export function inlineStyleHashes(html: string): string[] {
	return Array.from(html.matchAll(INLINE_STYLES), ({ groups }) => sha256(groups?.text ?? ""));
}
