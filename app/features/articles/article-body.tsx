import { useContext } from "react";
import { ARTICLE_BODY_ID, ArticleBodyOnServer } from "#app/lib/article-body.ts";

export function ArticleBody({ html }: { html: string }) {
	const onServer = useContext(ArticleBodyOnServer);
	return (
		<div
			id={ARTICLE_BODY_ID}
			className="prose prose-page"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by articleHtmlForPage on the server
			dangerouslySetInnerHTML={{ __html: onServer ?? html }}
		/>
	);
}
