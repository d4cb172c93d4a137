import { brand } from "#app/content/site.ts";

export function loader() {
	const manifest = {
		name: brand.name,
		short_name: brand.shortName,
		description: brand.description,
		id: "/",
		start_url: "/",
		display: "browser",
		lang: "en-US",
		background_color: "#f7f3ea",
		theme_color: "#f7f3ea",
		icons: [
			{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
	};
	return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
