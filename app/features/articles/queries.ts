import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { field, text } from "#app/lib/shape.ts";
import { PAGE_SIZE, readArticle, readArticleList } from "./article.ts";
import { type ListAddress, listQuery } from "./list-address.ts";

/** Keys, fetchers and options in one place. The server answers the same questions on the first load. */
export function articleListQuery({ page, search }: ListAddress) {
	return queryOptions({
		queryKey: ["articles", { page, size: PAGE_SIZE, search }],
		queryFn: async ({ signal }) => {
			const response = await ask(`/api/articles${listQuery({ page, search })}`, signal);
			if (!response.ok) throw new Error(await messageOf(response));
			return readArticleList(await response.json());
		},
	});
}

/** `null`: the question was answered, and there is no such article. */
export function articleQuery(slug: string) {
	return queryOptions({
		queryKey: ["article", slug],
		queryFn: async ({ signal }) => {
			const response = await ask(`/api/articles/${encodeURIComponent(slug)}`, signal);
			if (response.status === 404) return null;
			if (!response.ok) throw new Error(await messageOf(response));
			return readArticle(await response.json());
		},
	});
}

/** For whoever has just published: what this browser read before is old. */
export function forgetArticles(client: QueryClient) {
	client.removeQueries({ queryKey: ["articles"] });
	client.removeQueries({ queryKey: ["article"] });
}

function ask(address: string, signal: AbortSignal) {
	return fetch(address, { signal, headers: { accept: "application/json" } });
}

/** Empty when the answer says nothing: the page then has words of its own. */
async function messageOf(response: Response): Promise<string> {
	try {
		return field(await response.json(), "message", text);
	} catch {
		return "";
	}
}
