import { data, redirect } from "react-router";
import { articleMeta, articleWithoutFactsMeta } from "#app/features/articles/article-meta.ts";
import { ArticlePage } from "#app/features/articles/article-page.tsx";
import { articleQuery } from "#app/features/articles/queries.ts";
import { QueryProvider } from "#app/features/articles/query-provider.tsx";
import { findArticle } from "#app/features/articles/store.server.ts";
import { articleBodyContext } from "#app/lib/article-body.ts";
import { queryClient } from "#app/lib/query-client.ts";
import type { Route } from "./+types/article";

type Status = "found" | "missing" | "failed" | "unknown";

function answer(slug: string, status: Status) {
	return { slug, status, article: null };
}

export async function loader({ params: { articleSlug: slug }, context }: Route.LoaderArgs) {
	const result = await findArticle(slug);
	if (!result.ok) return data(answer(slug, "failed"), { status: 503 });
	const found = result.value;
	if (found.kind === "moved") throw redirect(`/articles/${found.slug}`, 301);
	if (found.kind === "missing") return data(answer(slug, "missing"), { status: 404 });
	const { content, ...article } = found.article;
	context.set(articleBodyContext, content);
	return { ...answer(slug, "found"), article };
}

/** Does not wait: the page shows its own loading and failure. */
export function clientLoader({ params: { articleSlug: slug } }: Route.ClientLoaderArgs) {
	const article = queryClient().getQueryData(articleQuery(slug).queryKey) ?? null;
	return { ...answer(slug, article ? "found" : "unknown"), article };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	if (!loaderData) return [];
	const { article } = loaderData;
	return article ? articleMeta(article, matches) : articleWithoutFactsMeta(loaderData, matches);
};

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
	return (
		<QueryProvider>
			<ArticlePage key={loaderData.slug} {...loaderData} />
		</QueryProvider>
	);
}
