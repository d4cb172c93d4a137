import type { Article } from "./article.ts";
import type { ArticleRow } from "./to-article.server.ts";

/** What an address can turn out to be. */
export type Elsewhere = { kind: "moved"; slug: string } | { kind: "missing" };
export type Lookup = { kind: "found"; article: Article } | Elsewhere;
export type RowLookup = { kind: "found"; row: ArticleRow } | Elsewhere;
