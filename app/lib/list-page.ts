const PAST_THE_END = "PGRST103";
const PAGE = /^[1-9]\d{0,5}$/;

/** The page of a list that an address asks for; what cannot be one is the first. */
export function pageNumber(parameters: URLSearchParams): number {
	const page = parameters.get("page") ?? "";
	return PAGE.test(page) ? Number(page) : 1;
}

export type ListPage<T> = {
	rows: T[];
	total: number;
	page: number;
	pages: number;
	error: string | null;
};

/** All there is, on one page. */
export const onePage = <T>(rows: T[]): ListPage<T> => ({
	rows,
	total: rows.length,
	page: 1,
	pages: 1,
	error: null,
});

export const failedPage = (error: string): ListPage<never> => ({ ...onePage([]), error });

type Answer<T> =
	| { data: T[]; count: number | null; error: null }
	| { data: null; count: null; error: { code: string; message: string } };

/** One page of a staff list. Past the end, as after deleting the only row of a page, it is the last one. */
export async function readPage<T>(
	page: number,
	size: number,
	read: (from: number, to: number) => PromiseLike<Answer<T>>,
): Promise<ListPage<T>> {
	const from = (page - 1) * size;
	const { data, count, error } = await read(from, from + size - 1);
	if (page > 1 && (error?.code === PAST_THE_END || data?.length === 0)) {
		const first = await readPage(1, size, read);
		return first.pages > 1 ? readPage(first.pages, size, read) : first;
	}
	if (error) return failedPage(error.message);
	const total = count ?? data.length;
	return { rows: data, total, page, pages: Math.max(1, Math.ceil(total / size)), error: null };
}
