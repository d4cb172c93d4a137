import { env } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { publicClient } from "#app/lib/supabase.server.ts";
import { type ArticleList, PAGE_SIZE } from "./article.ts";
import type { ListAddress } from "./list-address.ts";
import type { Elsewhere, Lookup, RowLookup } from "./lookup.ts";
import { sampleStore } from "./sample-store.server.ts";
import { type ArticleRow, type Company, toArticle } from "./to-article.server.ts";

/**
 * Articles as a visitor may read them. The publishable key is used throughout: "published" is a row-level policy,
 * not a filter remembered here. Outside failures are results, not exceptions.
 */
export type Failure = { ok: false };
export type Found<T> = { ok: true; value: T };

const CARD_COLUMNS = "slug, title, summary, author, date";
const ARTICLE_COLUMNS = `${CARD_COLUMNS}, content, image_url, updated_at`;
const RANGE_NOT_SATISFIABLE = "PGRST103";
/** Hosted Supabase cuts a select at `max_rows`, 1,000 unless configured otherwise. */
const MAX_ROWS = 1000;
const WAIT_MS = 8000;
/** From here on it pays to ask for the number of articles first, and to read from the nearer end. */
const FAR_OFFSET = 50;

/** The shape that the database demands: anything else is no article, and need not be asked for. */
const SLUG = /^(?=.{1,200}$)[a-z0-9_]+(-[a-z0-9_]+)*$/;

const isMock = () => env().BACKEND_KIND === "mock";
const deadline = () => AbortSignal.timeout(WAIT_MS);

export async function listArticles(address: ListAddress): Promise<Found<ArticleList> | Failure> {
	if (isMock()) return { ok: true, value: sampleStore.list(address) };
	return address.search ? searchArticles(address) : newestArticles(address.page);
}

async function newestArticles(page: number): Promise<Found<ArticleList> | Failure> {
	const offset = (page - 1) * PAGE_SIZE;
	if (offset >= FAR_OFFSET) return farArticles(offset);
	const { data, count, error } = await publicClient()
		.from("articles")
		.select(CARD_COLUMNS, { count: "exact" })
		.order("date", { ascending: false })
		.order("id", { ascending: false })
		.range(offset, offset + PAGE_SIZE - 1)
		.abortSignal(deadline());
	if (!error) return { ok: true, value: { articles: data, total: count ?? data.length } };
	if (error.code !== RANGE_NOT_SATISFIABLE) return failure("list", error);
	return countArticles();
}

/** The database walks to a page from one end of the list, so it is sent to the nearer one. */
async function farArticles(offset: number): Promise<Found<ArticleList> | Failure> {
	const counted = await countArticles();
	if (!counted.ok || counted.value.total <= offset) return counted;
	const { total } = counted.value;
	const size = Math.min(PAGE_SIZE, total - offset);
	const fromOldest = total - offset - size;
	const ascending = fromOldest < offset;
	const first = ascending ? fromOldest : offset;
	const { data, error } = await publicClient()
		.from("articles")
		.select(CARD_COLUMNS)
		.order("date", { ascending })
		.order("id", { ascending })
		.range(first, first + size - 1)
		.abortSignal(deadline());
	if (error) return failure("list", error);
	return { ok: true, value: { articles: ascending ? data.toReversed() : data, total } };
}

/** One column and one row: the embedded backend reads what was asked for, also when only its number is wanted. */
async function countArticles(): Promise<Found<ArticleList> | Failure> {
	const { count, error } = await publicClient()
		.from("articles")
		.select("id", { count: "exact", head: true })
		.limit(1)
		.abortSignal(deadline());
	if (error) return failure("count", error);
	return { ok: true, value: { articles: [], total: count ?? 0 } };
}

async function searchArticles({
	page,
	search,
}: ListAddress): Promise<Found<ArticleList> | Failure> {
	const ask = (page_number: number) =>
		publicClient()
			.rpc("search_articles", { query: search, page_number, page_size: PAGE_SIZE })
			.abortSignal(deadline());
	const { data, error } = await ask(page);
	if (error) return failure("search", error);
	if (data.length > 0 || page === 1) {
		const articles = data.map(({ id: _id, total: _total, ...card }) => card);
		return { ok: true, value: { articles, total: data[0]?.total ?? 0 } };
	}
	const first = await ask(1);
	if (first.error) return failure("search", first.error);
	return { ok: true, value: { articles: [], total: first.data[0]?.total ?? 0 } };
}

/** A stored row by its address, as feeds and pictures need it. */
export async function findRow(slug: string): Promise<Found<RowLookup> | Failure> {
	if (isMock()) {
		const row = sampleStore.rows().find((sample) => sample.slug === slug);
		return { ok: true, value: row ? { kind: "found", row } : { kind: "missing" } };
	}
	if (!SLUG.test(slug)) return { ok: true, value: { kind: "missing" } };
	const { data, error } = await publicClient()
		.from("articles")
		.select(ARTICLE_COLUMNS)
		.eq("slug", slug)
		.limit(1)
		.abortSignal(deadline())
		.maybeSingle();
	if (error) return failure("find", error);
	return data ? { ok: true, value: { kind: "found", row: data } } : findFormerAddress(slug);
}

export async function findArticle(slug: string): Promise<Found<Lookup> | Failure> {
	if (isMock()) return { ok: true, value: sampleStore.find(slug) };
	if (!SLUG.test(slug)) return { ok: true, value: { kind: "missing" } };
	const [row, company] = await Promise.all([findRow(slug), findCompany(slug)]);
	if (!row.ok) return row;
	if (row.value.kind !== "found") return { ok: true, value: row.value };
	if (!company.ok) return company;
	return { ok: true, value: { kind: "found", article: toArticle(row.value.row, company.value) } };
}

async function findCompany(slug: string): Promise<Found<Company> | Failure> {
	const { data, error } = await publicClient()
		.rpc("article_company", { article_slug: slug })
		.abortSignal(deadline());
	if (error) return failure("company", error);
	const related = (relation: string) =>
		data.filter((other) => other.relation === relation).map(({ relation: _, ...one }) => one);
	return {
		ok: true,
		value: {
			newer: related("newer")[0] ?? null,
			older: related("older")[0] ?? null,
			related: related("related"),
		},
	};
}

async function findFormerAddress(slug: string): Promise<Found<Elsewhere> | Failure> {
	const { data, error } = await publicClient()
		.from("article_redirects")
		.select("articles(slug)")
		.eq("slug", slug)
		.abortSignal(deadline())
		.maybeSingle();
	if (error) return failure("redirect", error);
	const target = data?.articles?.slug;
	return { ok: true, value: target ? { kind: "moved", slug: target } : { kind: "missing" } };
}

export type FeedRow = ArticleRow;

export async function newestWithContent(count: number): Promise<Found<FeedRow[]> | Failure> {
	if (isMock()) return { ok: true, value: sampleStore.rows().slice(0, count) };
	const { data, error } = await publicClient()
		.from("articles")
		.select(ARTICLE_COLUMNS)
		.order("date", { ascending: false })
		.order("id", { ascending: false })
		.limit(count)
		.abortSignal(deadline());
	return error ? failure("feed", error) : { ok: true, value: data };
}

export type ArticleStamp = {
	slug: string;
	title: string;
	summary: string;
	date: string;
	updated_at: string | null;
};

/** Every public article without its body, newest first. */
export async function everyArticle(): Promise<Found<ArticleStamp[]> | Failure> {
	if (isMock()) return { ok: true, value: sampleStore.rows() };
	const all: ArticleStamp[] = [];
	for (;;) {
		const { data, error } = await publicClient()
			.from("articles")
			.select("slug, title, summary, date, updated_at")
			.order("date", { ascending: false })
			.order("id", { ascending: false })
			.range(all.length, all.length + MAX_ROWS - 1)
			.abortSignal(deadline());
		if (error && error.code !== RANGE_NOT_SATISFIABLE) return failure("stamps", error);
		all.push(...(data ?? []));
		if (!data || data.length < MAX_ROWS) return { ok: true, value: all };
	}
}

/** Only the code is logged: messages can quote what a visitor typed. */
function failure(step: string, error: { code?: string }): Failure {
	log.warn("articles-unavailable", { step, code: error.code ?? null });
	return { ok: false };
}
