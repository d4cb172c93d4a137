import { pageNumber } from "#app/lib/list-page.ts";

/** The address is the state of the list: one parser and one writer for loaders, views, feeds and tests. */
export type ListAddress = { page: number; search: string };

export const MAX_SEARCH_LENGTH = 200;
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

export function parseListAddress(parameters: URLSearchParams): ListAddress {
	const search = parameters.get("search") ?? "";
	return {
		page: pageNumber(parameters),
		search: search
			.replace(CONTROL_CHARACTERS, " ")
			.trim()
			.slice(0, MAX_SEARCH_LENGTH)
			.toWellFormed()
			.trim(),
	};
}

export function listQuery({ page, search }: ListAddress): string {
	const parameters = new URLSearchParams();
	if (search) parameters.set("search", search);
	if (page > 1) parameters.set("page", String(page));
	const query = parameters.toString();
	return query ? `?${query}` : "";
}

export const listPath = (address: ListAddress) => `/articles${listQuery(address)}`;
