import { parseListAddress } from "#app/features/articles/list-address.ts";
import { LIST_FAILURE } from "#app/features/articles/messages.ts";
import { listArticles } from "#app/features/articles/store.server.ts";
import type { Route } from "./+types/articles";

export async function loader({ url }: Route.LoaderArgs) {
	const result = await listArticles(parseListAddress(url.searchParams));
	if (result.ok) return Response.json(result.value);
	return Response.json({ error: "Unavailable", message: LIST_FAILURE }, { status: 503 });
}
