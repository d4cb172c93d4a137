import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { articleBodyInDocument } from "#app/lib/article-body.ts";
import type { ArticleFacts } from "./article.ts";
import { ArticleNotFound } from "./article-not-found.tsx";
import { ArticleSkeleton } from "./article-skeleton.tsx";
import { ArticleView } from "./article-view.tsx";
import { LoadError } from "./load-error.tsx";
import { ARTICLE_FAILURE } from "./messages.ts";
import { articleQuery } from "./queries.ts";
import { useFullMeta } from "./use-full-meta.ts";

type Props = {
	slug: string;
	/** With its content when it comes from the query cache; the server's has none, for it is in the markup. */
	article: (ArticleFacts & { content?: string }) | null;
	status: "found" | "missing" | "failed" | "unknown";
};

export function ArticlePage({ slug, article, status }: Props) {
	const query = useQuery({
		...articleQuery(slug),
		initialData: () => {
			if (article) return { ...article, content: article.content ?? articleBodyInDocument() };
			return status === "missing" ? null : undefined;
		},
	});
	useFullMeta({ isLoaded: Boolean(query.data), isInMeta: article !== null });
	useCanonicalSlug(slug, query.data?.slug);

	if (query.data) return <ArticleView article={query.data} />;
	if (query.data === null) return <ArticleNotFound />;
	if (query.isError || status === "failed") {
		return (
			<section className="sheet py-12 lg:py-18">
				<LoadError
					title="Error Loading Article"
					fallback={ARTICLE_FAILURE}
					message={query.error?.message}
				/>
			</section>
		);
	}
	return <ArticleSkeleton />;
}

/** A renamed article was found at its former address. */
function useCanonicalSlug(asked: string, found: string | undefined) {
	const navigate = useNavigate();
	useEffect(() => {
		if (found && found !== asked) void navigate(`/articles/${found}`, { replace: true });
	}, [asked, found, navigate]);
}
