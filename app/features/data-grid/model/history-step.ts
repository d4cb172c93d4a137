import type { Sort } from "./table.ts";
import type { View } from "./view.ts";

/**
 * Whether somebody would want to come back from `after` to `before` by the browser's Back: other rows, not another
 * layout. While a text is typed on, its entry follows it; setting or clearing a filter is a step.
 */
export function isStep(before: View, after: View): boolean {
	return (
		before.page !== after.page ||
		before.sort.map(nameOf).join() !== after.sort.map(nameOf).join() ||
		(before.search === "") !== (after.search === "") ||
		Object.keys(before.filters).join() !== Object.keys(after.filters).join()
	);
}

/** The rows of one view in the layout of another: columns stay as they are when somebody goes back. */
export function inLayoutOf({ search, sort, filters, page }: View, layout: View): View {
	return { ...layout, search, sort, filters, page };
}

function nameOf({ column, isDescending }: Sort): string {
	return `${isDescending ? "-" : ""}${column}`;
}
