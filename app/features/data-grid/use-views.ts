import { useEffect, useRef, useState } from "react";
import type { TableSpec } from "./model/table.ts";
import { defaultView, type View } from "./model/view.ts";
import { parseView, serialiseView } from "./model/view-address.ts";
import { rememberLayout, withRememberedLayout } from "./remembered-layout.ts";
import { tableById, tables } from "./tables.ts";

type State = { tab: string; views: Record<string, View> };

/** The open tab and each tab's view. It starts from the address, and the address follows it. */
export function useViews(search: string) {
	const [state, setState] = useState(() => startState(search));
	const isStarted = useRef(false);

	useEffect(() => {
		setState(({ tab, views }) => ({
			tab,
			views: Object.fromEntries(
				tables.map((table) => [table.id, withRememberedLayout(table, viewOf(views, table))]),
			),
		}));
	}, []);

	useEffect(() => {
		// The first time the address is where the state came from.
		if (isStarted.current) showInAddress(state);
		isStarted.current = true;
	}, [state]);

	return {
		table: tableById(state.tab) ?? tables[0],
		viewOf: (table: TableSpec) => viewOf(state.views, table),
		open: (tab: string) => setState((before) => ({ ...before, tab })),
		change(table: TableSpec, update: (view: View) => View) {
			setState(({ tab, views }) => {
				const before = viewOf(views, table);
				const view = update(before);
				if (before.order !== view.order || before.widths !== view.widths)
					rememberLayout(table, view);
				return { tab, views: { ...views, [table.id]: view } };
			});
		},
	};
}

function viewOf(views: Record<string, View>, table: TableSpec): View {
	return views[table.id] ?? defaultView(table);
}

function startState(search: string): State {
	const parameters = new URLSearchParams(search);
	const table = tableById(parameters.get("tab")) ?? tables[0];
	return { tab: table.id, views: { [table.id]: parseView(table, parameters) } };
}

/**
 * Past the router on purpose: to it a changed query is a new page, with its loaders run and the window scrolled up.
 * Its own note in the history entry is kept.
 */
function showInAddress({ tab, views }: State) {
	const table = tableById(tab) ?? tables[0];
	const parameters = serialiseView(table, viewOf(views, table));
	const query = [...(table === tables[0] ? [] : [["tab", tab]]), ...parameters];
	const text = new URLSearchParams(
		query.map(([name = "", value = ""]) => [name, value]),
	).toString();
	const { pathname, search, hash } = window.location;
	const next = text === "" ? "" : `?${text}`;
	if (next !== search)
		window.history.replaceState(window.history.state, "", pathname + next + hash);
}
