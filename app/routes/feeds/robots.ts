import { env } from "#app/lib/env.server.ts";

export function loader() {
	const lines = [
		"User-agent: *",
		"Disallow: /admin",
		"",
		`Sitemap: ${env().SITE_URL}/sitemap.xml`,
		"",
	];
	return new Response(lines.join("\n"), {
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});
}
