import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { GridActions } from "./grid-actions.ts";
import { filteredText, pageCount, pageText, showingText } from "./model/footer-text.ts";
import type { View } from "./model/view.ts";

type Props = {
	view: View;
	/** The page whose rows are shown. */
	page: number;
	results: number | undefined;
	isNarrowed: boolean | undefined;
	total: number | undefined;
	actions: GridActions;
};

export function GridFooter({ view, page: shownPage, results, isNarrowed, total, actions }: Props) {
	const { page } = view;
	const lastPage = results === undefined ? undefined : pageCount(results);
	return (
		<div className="flex flex-wrap items-center justify-between gap-3 text-sm">
			<p role="status" className="tabular flex flex-wrap items-center gap-2">
				{results === undefined ? "Counting…" : <span>{showingText(shownPage, results)}</span>}
				{isNarrowed && total !== undefined ? <Badge>{filteredText(total)}</Badge> : null}
			</p>
			<nav aria-label="Pages" className="flex items-center gap-3">
				<Button
					variant="outline"
					size="sm"
					aria-disabled={page <= 1}
					onClick={() => page > 1 && actions.goToPage(page - 1)}
				>
					Previous
				</Button>
				<span className="tabular">
					{results === undefined ? `Page ${page}` : pageText(page, results)}
				</span>
				<Button
					variant="outline"
					size="sm"
					aria-disabled={lastPage !== undefined && page >= lastPage}
					onClick={() => (lastPage === undefined || page < lastPage) && actions.goToPage(page + 1)}
				>
					Next
				</Button>
			</nav>
		</div>
	);
}
