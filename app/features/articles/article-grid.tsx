import type { ReactNode } from "react";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { type ArticleCard as Card, PAGE_SIZE } from "./article.ts";
import { ArticleCard } from "./article-card.tsx";

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
						<Skeleton className="h-4 w-56 max-w-full" />
						<Skeleton className="mt-4 h-7 w-4/5" />
						<Skeleton className="mt-5 h-4 w-full" />
						<Skeleton className="mt-2 h-4 w-full" />
						<Skeleton className="mt-2 h-4 w-2/3" />
					</li>
				))}
			</Grid>
		</div>
	);
}

function Grid({ children }: { children: ReactNode }) {
	return <ul className="grid gap-x-14 md:grid-cols-2">{children}</ul>;
}
