import { data } from "react-router";
import { Clause, PageHead } from "#app/components/clause.tsx";
import { articleList } from "#app/content/articles.ts";
import { ArticleList } from "#app/features/articles/article-list.tsx";
import { parseListAddress } from "#app/features/articles/list-address.ts";
import { ListClosing, ListLinks } from "#app/features/articles/list-links.tsx";
import { listMeta } from "#app/features/articles/list-meta.ts";
import { articleListQuery } from "#app/features/articles/queries.ts";
import { QueryProvider } from "#app/features/articles/query-provider.tsx";
import { SearchForm } from "#app/features/articles/search-form.tsx";
import { listArticles } from "#app/features/articles/store.server.ts";
import { queryClient } from "#app/lib/query-client.ts";
import type { Route } from "./+types/articles";

export async function loader({ url }: Route.LoaderArgs) {
	const address = parseListAddress(url.searchParams);
	const result = await listArticles(address);
	if (!result.ok) return data({ address, list: null, hasFailed: true }, { status: 503 });
	const isBeyondLast = address.page > 1 && result.value.articles.length === 0;
	return data(
		{ address, list: result.value, hasFailed: false },
		{ status: isBeyondLast ? 404 : 200 },
	);
}

/** Does not wait: the list shows its own loading and failure. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
	const address = parseListAddress(url.searchParams);
	const list = queryClient().getQueryData(articleListQuery(address).queryKey) ?? null;
	return { address, list, hasFailed: false };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	loaderData ? listMeta({ ...loaderData, matches }) : [];

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
	const { address } = loaderData;
	return (
		<QueryProvider>
			<PageHead title={articleList.title} lead={articleList.lead}>
				<ListLinks />
			</PageHead>
			<Clause className="lg:py-12">
				<div className="mb-10">
					<SearchForm search={address.search} />
				</div>
				<ArticleList key={JSON.stringify(address)} {...loaderData} />
			</Clause>
			<ListClosing />
		</QueryProvider>
	);
}
