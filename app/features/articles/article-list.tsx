import { useQuery } from "@tanstack/react-query";
import type { ArticleList as List } from "./article.ts";
import { ArticleGrid, ArticleGridSkeleton } from "./article-grid.tsx";
import { EmptyList } from "./empty-list.tsx";
import type { ListAddress } from "./list-address.ts";
import { LoadError } from "./load-error.tsx";
import { LIST_FAILURE } from "./messages.ts";
import { PageLinks } from "./page-links.tsx";
import { lastPage } from "./pagination.ts";
import { articleListQuery } from "./queries.ts";
import { useFullMeta } from "./use-full-meta.ts";

type Props = { address: ListAddress; list: List | null; hasFailed: boolean };

export function ArticleList({ address, list, hasFailed }: Props) {
	const query = useQuery({ ...articleListQuery(address), initialData: list ?? undefined });
	useFullMeta({ isLoaded: query.isSuccess, isInMeta: list !== null });

	if (query.data) return <LoadedList address={address} list={query.data} />;
	if (query.isError || hasFailed) {
		return (
			<LoadError
				title="Error Loading Articles"
				fallback={LIST_FAILURE}
				message={query.error?.message}
				query={{
					...(address.search ? { search: address.search } : {}),
					...(address.page > 1 ? { page: String(address.page) } : {}),
				}}
			/>
		);
	}
	return <ArticleGridSkeleton />;
}

function LoadedList({ address, list: { articles, total } }: { address: ListAddress; list: List }) {
	const last = lastPage({ total, isSearch: address.search !== "" });
	return (
		<>
			{address.search ? <ResultCount search={address.search} total={total} /> : null}
			{articles.length > 0 ? (
				<ArticleGrid articles={articles} />
			) : (
				<EmptyList address={address} total={total} />
			)}
			{articles.length > 0 ? <PageLinks address={address} last={last} /> : null}
		</>
	);
}

function ResultCount({ search, total }: { search: string; total: number }) {
	const count =
		total === 1 ? "1 article matches" : `${total.toLocaleString("en-US")} articles match`;
	return (
		<p role="status" className="mb-8 text-lg [overflow-wrap:anywhere]">
			{total === 0 ? "No article matches" : count} <strong>“{search}”</strong>
		</p>
	);
}
