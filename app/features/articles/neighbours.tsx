import { Clause } from "#app/components/clause.tsx";
import type { Article, Neighbour } from "./article.ts";
import { formatLongDate } from "./dates.ts";
import { ScrollLink } from "./scroll-link.tsx";

export function NewerAndOlder({ article: { newer, older } }: { article: Article }) {
	if (!newer && !older) return null;
	return (
		<nav aria-label="Previous and next article" className="sheet clause py-8 print:hidden">
			<ul className="grid gap-8 md:grid-cols-2">
				{older ? (
					<li>
						<p className="label">Previous article</p>
						<Title article={older} />
					</li>
				) : null}
				{newer ? (
					<li className="md:col-start-2 md:text-right">
						<p className="label">Next article</p>
						<Title article={newer} />
					</li>
				) : null}
			</ul>
		</nav>
	);
}

export function Related({ articles }: { articles: Neighbour[] }) {
	if (articles.length === 0) return null;
	return (
		<Clause className="lg:py-12 print:hidden">
			<h2 className="heading text-h3">Related articles</h2>
			<ul className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-3">
				{articles.map((article) => (
					<li key={article.slug} className="border-t pt-4">
						<time dateTime={article.date} className="label">
							{formatLongDate(article.date)}
						</time>
						<Title article={article} />
					</li>
				))}
			</ul>
		</Clause>
	);
}

function Title({ article }: { article: Neighbour }) {
	return (
		<p className="mt-1 font-serif text-lg leading-snug">
			<ScrollLink to={`/articles/${article.slug}`} className="link-quiet py-3">
				{article.title}
			</ScrollLink>
		</p>
	);
}
