import { useRouteLoaderData } from "react-router";
import { z } from "zod/mini";

/** What every page knows about the installation it runs on. Public: it is part of the HTML. */
export type Site = { url: string; supportEmail: string };

const siteSchema = z.object({ url: z.string(), supportEmail: z.string() });
const fallback: Site = { url: "", supportEmail: "" };

type Match = { id: string; loaderData?: unknown } | undefined;

/** For `meta`: the root loader's data, found among the matches. */
export function siteOf(matches: readonly Match[]): Site {
	const root = matches.find((match) => match?.id === "root");
	const parsed = siteSchema.safeParse(root?.loaderData);
	return parsed.success ? parsed.data : fallback;
}

export function useSite(): Site {
	const parsed = siteSchema.safeParse(useRouteLoaderData("root"));
	return parsed.success ? parsed.data : fallback;
}
