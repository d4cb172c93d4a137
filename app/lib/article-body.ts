import { createContext as createReactContext } from "react";
import { createContext } from "react-router";

/**
 * An article's HTML travels once. The loader leaves it here instead of in its data, which would be serialised for
 * hydration a second time; the server's rendering takes it from React's context, and the browser keeps the markup.
 */
export const articleBodyContext = createContext<string | null>(null);
export const ArticleBodyOnServer = createReactContext<string | null>(null);

export const ARTICLE_BODY_ID = "article-body";

/** What the server rendered, for the first rendering in the browser. */
export function articleBodyInDocument(): string {
	if (typeof document === "undefined") return "";
	return document.getElementById(ARTICLE_BODY_ID)?.innerHTML ?? "";
}
