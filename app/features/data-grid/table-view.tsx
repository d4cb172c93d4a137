import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#app/components/ui/tabs.tsx";
import { Grid } from "./grid.tsx";
import { countQuery, FRESH_MS, latestQuery, rowsQuery, totalQuery } from "./grid-queries.ts";
import type { Row } from "./model/table.ts";
import { parseView } from "./model/view-address.ts";
import { tableById, tables } from "./tables.ts";
import { useViews } from "./use-views.ts";

/** What the server has read already for the view in the address. */
export type FirstData = {
	search: string;
	rows?: Row[];
	count?: number;
	total?: number;
	latest?: string | null;
};

export function TableView({ first }: { first: FirstData }) {
	const [client] = useState(() => startClient(first));
	const { table, viewOf, open, change } = useViews(first.search);
	return (
		<QueryClientProvider client={client}>
			<Tabs value={table.id} onValueChange={open}>
				<TabsList aria-label="Tables">
					{tables.map(({ id, title }) => (
						<TabsTrigger key={id} value={id}>
							{title}
						</TabsTrigger>
					))}
				</TabsList>
				{tables.map((each) => (
					<TabsContent key={each.id} value={each.id} tabIndex={-1}>
						<Grid
							table={each}
							view={viewOf(each)}
							change={(update, isCorrection) => change(each, update, isCorrection)}
						/>
					</TabsContent>
				))}
			</Tabs>
		</QueryClientProvider>
	);
}

function startClient({ search, rows, count, total, latest }: FirstData): QueryClient {
	const client = new QueryClient({
		defaultOptions: { queries: { staleTime: FRESH_MS, retry: 1, refetchOnWindowFocus: false } },
	});
	const parameters = new URLSearchParams(search);
	const table = tableById(parameters.get("tab")) ?? tables[0];
	const view = parseView(table, parameters);
	if (rows) client.setQueryData(rowsQuery(table, view).queryKey, rows);
	if (count !== undefined) client.setQueryData(countQuery(table, view).queryKey, count);
	if (total !== undefined) client.setQueryData(totalQuery(table).queryKey, total);
	if (latest !== undefined) client.setQueryData(latestQuery(table).queryKey, latest);
	return client;
}
