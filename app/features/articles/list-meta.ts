import { articleList } from "#app/content/articles.ts";
import { breadcrumbs, itemList } from "#app/lib/json-ld.ts";
import { type PageMeta, pageMeta } from "#app/lib/seo.ts";
import { type ArticleList, PAGE_SIZE } from "./article.ts";
import { type ListAddress, listPath } from "./list-address.ts";
import { lastPage } from "./pagination.ts";

type Input = {
	address: ListAddress;
	list: ArticleList | null;
	matches: PageMeta["matches"];
};

export function listMeta({ address, list, matches }: Input) {
	const { page, search } = address;
	const isSearch = search !== "";
	const last = list ? lastPage({ total: list.total, isSearch }) : page;
	const base = isSearch ? `Search: ${search}` : articleList.meta.title;
	const articles = list?.articles ?? [];
	return pageMeta({
		...articleList.meta,
		title: page > 1 ? `${base} (page ${page})` : base,
		path: listPath(address),
		matches,
		isIndexed: !isSearch && articles.length > 0,
		...(page > 1 ? { previousPath: listPath({ search, page: Math.min(page - 1, last) }) } : {}),
		...(page < last ? { nextPath: listPath({ search, page: page + 1 }) } : {}),
		graph: (site) => [
			itemList(site, articles, (page - 1) * PAGE_SIZE),
			breadcrumbs(site, [
				{ name: "Home", path: "/" },
				{ name: "Articles", path: "/articles" },
			]),
		],
	});
}
