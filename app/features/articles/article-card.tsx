import { useId } from "react";
import type { ArticleCard as Card } from "./article.ts";
import { formatLongDate } from "./dates.ts";
import { ScrollLink } from "./scroll-link.tsx";
import { hasHit, parseSnippet } from "./snippet.ts";

export function ArticleCard({ article }: { article: Card }) {
	const titleId = useId();
	const path = `/articles/${article.slug}`;
	return (
		<article aria-labelledby={titleId} className="flex h-full flex-col border-t pt-6 pb-8.5">
			<p className="label dotted">
				<time dateTime={article.date}>{formatLongDate(article.date)}</time>{" "}
				<span>{article.author}</span>
			</p>
			<h2 id={titleId} className="heading mt-3 text-h3">
				<ScrollLink to={path} className="link-quiet py-3">
					{article.title}
				</ScrollLink>
			</h2>
			<p className="mt-3 font-serif text-[1.0625rem] leading-relaxed text-muted">
				{article.snippet && hasHit(article.snippet) ? (
					<Snippet text={article.snippet} />
				) : (
					article.summary
				)}
			</p>
			<p className="mt-auto flex flex-wrap gap-x-6 pt-2.5">
				{/* The title's link tells crawlers where it leads; this one, named alike on every card, need not. */}
				<ScrollLink to={path} rel="nofollow" aria-describedby={titleId} className="link py-2.5">
					Read more
				</ScrollLink>
				<ScrollLink to="/contact" aria-describedby={titleId} className="link py-2.5">
					Discuss with our experts
				</ScrollLink>
			</p>
		</article>
	);
}

function Snippet({ text }: { text: string }) {
	return parseSnippet(text).map((part) =>
		part.isHit ? <mark key={part.at}>{part.text}</mark> : part.text,
	);
}
