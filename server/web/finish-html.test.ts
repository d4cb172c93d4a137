import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { deferHydration, inlineScriptHashes } from "./finish-html.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><script>theme()</script>
<script type="application/ld+json">{"@context":"x"}</script></head><body><script src="/x.js"></script>
<script type="module" async="">import "/assets/a.js"</script></body></html>`;

test("a deferred page preloads nothing and holds its module as inert text", () => {
	const html = deferHydration(page);
	expect(html).not.toContain("modulepreload");
	expect(html).not.toContain('type="module"');
	expect(html).toContain('<script type="text/plain" data-intent="">import "/assets/a.js"</script>');
});

test("every inline script that can run is hashed, data and files are not", () => {
	const sha = (code: string) => createHash("sha256").update(code).digest("base64");
	expect(inlineScriptHashes(deferHydration(page))).toEqual([
		sha("theme()"),
		sha('import "/assets/a.js"'),
	]);
});
