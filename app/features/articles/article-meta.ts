import { article as articleNode, breadcrumbs } from "#app/lib/json-ld.ts";
import { type PageMeta, pageMeta } from "#app/lib/seo.ts";
import type { ArticleFacts } from "./article.ts";
import { ARTICLE_NOT_FOUND } from "./messages.ts";
import { readingMinutes } from "./reading-time.ts";

type Matches = PageMeta["matches"];

export function articleTrail({ title, slug }: { title: string; slug: string }) {
	return [
		{ name: "Home", path: "/" },
		{ name: "Articles", path: "/articles" },
		{ name: title, path: `/articles/${slug}` },
	];
}

/** A path on this site, or the featured image's own address. */
export const articleImage = ({ imageUrl, slug }: Pick<ArticleFacts, "imageUrl" | "slug">) =>
	imageUrl ?? `/social/${slug}.png`;

export function articleMeta(facts: ArticleFacts, matches: Matches) {
	const image = articleImage(facts);
	const modified = facts.updatedAt ?? facts.date;
	return pageMeta({
		title: facts.title,
		description: facts.summary,
		keywords: [
			"AI governance",
			facts.author,
			...facts.headings.slice(0, 5).map(({ text }) => text),
		],
		path: `/articles/${facts.slug}`,
		matches,
		type: "article",
		image: {
			url: image,
			alt: facts.title,
			// The size of somebody else's picture is not known.
			...(facts.imageUrl ? {} : { width: 1200, height: 630 }),
		},
		article: { author: facts.author, publishedTime: facts.date, modifiedTime: modified },
		graph: (site) => [
			articleNode(site, {
				...facts,
				image: image.startsWith("/") ? `${site.url}${image}` : image,
				readingMinutes: readingMinutes(facts.wordCount),
			}),
			breadcrumbs(site, articleTrail(facts)),
		],
	});
}

/** Before an article is known, and when there is none: nothing to index. */
export function articleWithoutFactsMeta(
	{ slug, status }: { slug: string; status: string },
	matches: Matches,
) {
	const title =
		status === "missing"
			? "Article Not Found"
			: status === "failed"
				? "Error Loading Article"
				: "Article";
	return pageMeta({
		title,
		description: status === "missing" ? ARTICLE_NOT_FOUND : title,
		keywords: [],
		path: `/articles/${slug}`,
		matches,
		isIndexed: false,
	});
}
