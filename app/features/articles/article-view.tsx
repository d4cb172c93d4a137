import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ReadingProgress } from "#app/components/plumb-line.tsx";
import { buttonVariants } from "#app/components/ui/button-variants.ts";
import type { Article } from "./article.ts";
import { ArticleBody } from "./article-body.tsx";
import { articleTrail } from "./article-meta.ts";
import { Contents, hasContents } from "./contents.tsx";
import { formatLongDate } from "./dates.ts";
import { NewerAndOlder, Related } from "./neighbours.tsx";
import { readingMinutes } from "./reading-time.ts";
import { PrefetchLink } from "./scroll-link.tsx";
import { ShareLinks } from "./share-links.tsx";

export function ArticleView({ article }: { article: Article }) {
	const isLong = hasContents(article.headings);
	return (
		<article>
			<ReadingProgress />
			<header className="sheet pt-10 pb-8 lg:pt-18 lg:pb-12">
				<Breadcrumb trail={articleTrail(article)} />
				<h1 className="heading max-w-4xl text-h1">{article.title}</h1>
				<p className="mt-6 max-w-2xl font-serif text-lead text-muted">{article.summary}</p>
				<Byline article={article} />
			</header>
			<div className="sheet clause py-10 lg:py-14">
				<div className={isLong ? "gap-x-16 xl:grid xl:grid-cols-[14rem_minmax(0,1fr)]" : ""}>
					{isLong ? <Contents headings={article.headings} /> : null}
					<div className="min-w-0">
						<ArticleBody html={article.content} />
						<footer className="mt-14 max-w-[38rem] border-t pt-6 print:hidden">
							<ShareLinks article={article} />
							<p className="mt-8">
								<PrefetchLink to="/articles" className={buttonVariants({ variant: "outline" })}>
									View All Articles
								</PrefetchLink>
							</p>
						</footer>
					</div>
				</div>
			</div>
			<NewerAndOlder article={article} />
			<Related articles={article.related} />
		</article>
	);
}

function Byline({ article }: { article: Article }) {
	const published = formatLongDate(article.date);
	const updated = article.updatedAt ? formatLongDate(article.updatedAt) : published;
	return (
		<p className="dotted tabular mt-8 gap-y-1">
			<span className="font-medium">{article.author}</span>{" "}
			<time dateTime={article.date}>{published}</time>{" "}
			{article.updatedAt && updated !== published ? (
				<span>
					Updated <time dateTime={article.updatedAt}>{updated}</time>{" "}
				</span>
			) : null}
			<span>{readingMinutes(article.wordCount)} min read</span>
		</p>
	);
}
