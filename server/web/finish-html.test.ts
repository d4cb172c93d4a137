import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
	deferHydration,
	inlineScriptHashes,
	inlineStyleHashes,
	paintFirst,
} from "./finish-html.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><script>theme()</script>
<script type="application/ld+json">{"@context":"x"}</script></head><body><script src="/x.js"></script>
<script>window.__reactRouterContext = {}</script>
<script type="module" async="">import "/assets/a.js";
window.__reactRouterRouteModules = {};</script></body></html>`;

test("a deferred page preloads nothing and holds its module as inert text, with the files to fetch", () => {
	const html = deferHydration(page, "intent");
	expect(html).not.toContain("modulepreload");
	expect(html).not.toContain('<script type="module"');
	expect(html).toContain('<script type="text/plain" data-type="">window.__reactRouterContext');
	expect(html).toContain(
		'<script type="text/plain" data-type="module" data-until="intent" data-files="/assets/a.js">import',
	);
	expect(html).toContain("<script>theme()</script>");
});

test("a page that starts React at once still loads what paints it first", () => {
	const html = paintFirst(page);
	expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>');
	expect(html).toContain('<script type="module" async="">import "/assets/a.js"');
});

test("every inline script that can run is hashed, data and files are not", () => {
	const sha = (code: string) => createHash("sha256").update(code).digest("base64");
	expect(inlineScriptHashes(deferHydration(page, "intent"))).toEqual([
		sha("theme()"),
		sha("window.__reactRouterContext = {}"),
		sha('import "/assets/a.js";\nwindow.__reactRouterRouteModules = {};'),
	]);
});

test("the styles in the document are hashed", () => {
	const text = "@media (width<48rem){p{color:red}}";
	const hash = createHash("sha256").update(text).digest("base64");
	expect(inlineStyleHashes(`<style id="styles">${text}</style>`)).toEqual([hash]);
});
