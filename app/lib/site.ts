import { useRouteLoaderData } from "react-router";
import { field, text } from "./shape.ts";

/** What every page knows about the installation it runs on. Public: it is part of the HTML. */
export type Site = { url: string; supportEmail: string };

const fallback: Site = { url: "", supportEmail: "" };

type Match = { id: string; loaderData?: unknown } | undefined;

/** For `meta`: the root loader's data, found among the matches. */
export function siteOf(matches: readonly Match[]): Site {
	const root = matches.find((match) => match?.id === "root");
	return read(root?.loaderData);
}

export function useSite(): Site {
	return read(useRouteLoaderData("root"));
}

/** Without the root's data, as on its own error page, there is nothing to say. */
function read(value: unknown): Site {
	try {
		return { url: field(value, "url", text), supportEmail: field(value, "supportEmail", text) };
	} catch {
		return fallback;
	}
}
