/** The address is the state of the list: one parser and one writer for loaders, views, feeds and tests. */
export type ListAddress = { page: number; search: string };

export const MAX_SEARCH_LENGTH = 200;
const PAGE = /^[1-9]\d{0,5}$/;
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

export function parseListAddress(parameters: URLSearchParams): ListAddress {
	const page = parameters.get("page") ?? "";
	const search = parameters.get("search") ?? "";
	return {
		page: PAGE.test(page) ? Number(page) : 1,
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
