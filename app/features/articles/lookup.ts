import type { Article } from "./article.ts";

/** What an address can turn out to be. */
export type Lookup =
	| { kind: "found"; article: Article }
	| { kind: "moved"; slug: string }
	| { kind: "missing" };
