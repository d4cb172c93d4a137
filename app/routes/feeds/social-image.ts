import { redirect } from "react-router";
import { unavailable } from "#app/features/articles/feeds/feed-site.server.ts";
import { drawPng } from "#app/features/articles/feeds/social-image.server.ts";
import { socialSvg } from "#app/features/articles/feeds/social-svg.ts";
import { findRow } from "#app/features/articles/store.server.ts";
import type { Route } from "./+types/social-image";

/** `/social/{slug}.png`: drawn once, then kept by the page cache. */
export async function loader({ params }: Route.LoaderArgs) {
	const slug = /^(.+)\.png$/.exec(params.articleSlug)?.[1];
	const result = slug ? await findRow(slug) : null;
	if (result && !result.ok) return unavailable();
	const found = result?.value;
	if (found?.kind === "moved") return redirect(`/social/${found.slug}.png`, 301);
	if (found?.kind !== "found") return new Response("Not found\n", { status: 404 });
	const png = await drawPng(socialSvg(found.row));
	return new Response(Buffer.from(png), { headers: { "Content-Type": "image/png" } });
}
