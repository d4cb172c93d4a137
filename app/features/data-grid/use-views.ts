import { useEffect, useRef, useState } from "react";
import { inLayoutOf, isStep } from "./model/history-step.ts";
import type { TableSpec } from "./model/table.ts";
import { defaultView, type View } from "./model/view.ts";
import { parseView, serialiseView } from "./model/view-address.ts";
import { rememberLayout, withRememberedLayout } from "./remembered-layout.ts";
import { tableById, tables } from "./tables.ts";
import { usePageHistory } from "./use-page-history.ts";

type State = {
	tab: string;
	views: Record<string, View>;
	/** A step gets an entry of its own in the browser's history. */
	isStep: boolean;
};

/** The open tab and each tab's view. It starts from the address, and the address follows it. */
export function useViews(search: string) {
	const [state, setState] = useState(() => startState(search));
	const isStarted = useRef(false);
	const show = usePageHistory((popped) => setState((before) => goneTo(before, popped)));

	useEffect(() => {
		setState(({ tab, views }) => ({
			tab,
			views: Object.fromEntries(
				tables.map((table) => [table.id, withRememberedLayout(table, viewOf(views, table))]),
			),
			isStep: false,
		}));
	}, []);

	useEffect(() => {
		// The first time the address is where the state came from.
		if (isStarted.current) show(addressOf(state), state.isStep);
		isStarted.current = true;
	}, [state, show]);

	return {
		table: tableById(state.tab) ?? tables[0],
		viewOf: (table: TableSpec) => viewOf(state.views, table),
		// The tabs say it twice, at the press and at the focus.
		open: (tab: string) =>
			setState((before) => (before.tab === tab ? before : { ...before, tab, isStep: true })),
		/** A correction is nobody's wish: it gets no entry in the history. */
		change(table: TableSpec, update: (view: View) => View, isCorrection = false) {
			setState((state) => {
				const { tab, views } = state;
				const before = viewOf(views, table);
				const view = update(before);
				if (view === before) return state;
				if (before.order !== view.order || before.widths !== view.widths)
					rememberLayout(table, view);
				return {
					tab,
					views: { ...views, [table.id]: view },
					isStep: !isCorrection && isStep(before, view),
				};
			});
		},
	};
}

function viewOf(views: Record<string, View>, table: TableSpec): View {
	return views[table.id] ?? defaultView(table);
}

function startState(search: string): State {
	const { table, view } = parseAddress(search);
	return { tab: table.id, views: { [table.id]: view }, isStep: false };
}

/** Back and Forward bring the rows of then; the columns stay as they are now. */
function goneTo({ views }: State, search: string): State {
	const { table, view } = parseAddress(search);
	const shown = inLayoutOf(view, viewOf(views, table));
	return { tab: table.id, views: { ...views, [table.id]: shown }, isStep: false };
}

function parseAddress(search: string) {
	const parameters = new URLSearchParams(search);
	const table = tableById(parameters.get("tab")) ?? tables[0];
	return { table, view: parseView(table, parameters) };
}

function addressOf({ tab, views }: State): string {
	const table = tableById(tab) ?? tables[0];
	const parameters = new URLSearchParams(table === tables[0] ? {} : { tab });
	for (const [name, value] of serialiseView(table, viewOf(views, table)))
		parameters.append(name, value);
	return parameters.size === 0 ? "" : `?${parameters}`;
}
