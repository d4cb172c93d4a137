import { redirect } from "react-router";
import { ARTICLE_FAILURE, ARTICLE_NOT_FOUND } from "#app/features/articles/messages.ts";
import { findArticle } from "#app/features/articles/store.server.ts";
import type { Route } from "./+types/article";

export async function loader({ params }: Route.LoaderArgs) {
	const result = await findArticle(params.articleSlug);
	if (!result.ok) {
		return Response.json({ error: "Unavailable", message: ARTICLE_FAILURE }, { status: 503 });
	}
	const found = result.value;
	if (found.kind === "found") return Response.json(found.article);
	if (found.kind === "moved") return redirect(`/api/articles/${found.slug}`, 301);
	return Response.json({ error: "Not found", message: ARTICLE_NOT_FOUND }, { status: 404 });
}
