import type { ReactNode } from "react";
import { type ArticleCard as Card, PAGE_SIZE } from "./article.ts";
import { ArticleCard } from "./article-card.tsx";
import { Bar } from "./skeleton-bar.tsx";

const SLOTS = Array.from({ length: PAGE_SIZE }, (_, index) => `slot ${index}`);

export function ArticleGrid({ articles }: { articles: Card[] }) {
	return (
		<Grid>
			{articles.map((article) => (
				<li key={article.slug}>
					<ArticleCard article={article} />
				</li>
			))}
		</Grid>
	);
}

export function ArticleGridSkeleton() {
	return (
		<div role="status" aria-busy="true" aria-label="Loading articles">
			<Grid>
				{SLOTS.map((slot) => (
					<li key={slot} data-skeleton className="h-76 border-t pt-6">
						<Bar className="h-4 w-56 max-w-full" />
						<Bar className="mt-4 h-7 w-4/5" />
						<Bar className="mt-5 h-4 w-full" />
						<Bar className="mt-2 h-4 w-full" />
						<Bar className="mt-2 h-4 w-2/3" />
					</li>
				))}
			</Grid>
		</div>
	);
}

function Grid({ children }: { children: ReactNode }) {
	return <ul className="grid gap-x-14 md:grid-cols-2">{children}</ul>;
}
