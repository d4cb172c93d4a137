import type { TableSpec } from "./model/table.ts";
import { defaultView, type View } from "./model/view.ts";
import { parseView, serialiseView } from "./model/view-address.ts";

/** Order and widths of columns stay in this browser, in the same form as in the address. */
const nameOf = (table: TableSpec) => `plumbline.grid.${table.id}`;

export function rememberLayout(table: TableSpec, { order, widths }: View) {
	const text = serialiseView(table, { ...defaultView(table), order, widths }).toString();
	try {
		if (text === "") localStorage.removeItem(nameOf(table));
		else localStorage.setItem(nameOf(table), text);
	} catch {
		// Storage may be full or forbidden; the address still has the layout.
	}
}

/** The view with the remembered layout, where the address does not name one. */
export function withRememberedLayout(table: TableSpec, view: View): View {
	const usual = defaultView(table);
	const hasOwnLayout =
		view.order.join() !== usual.order.join() || Object.keys(view.widths).length > 0;
	const text = hasOwnLayout ? null : read(nameOf(table));
	if (text === null) return view;
	const { order, widths } = parseView(table, new URLSearchParams(text));
	const listed = (ids: string[]) => order.filter((id) => ids.includes(id));
	return {
		...view,
		order,
		widths,
		hidden: listed(view.hidden),
		left: listed(view.left),
		right: listed(view.right),
	};
}

function read(name: string): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}
