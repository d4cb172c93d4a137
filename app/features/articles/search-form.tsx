import { Form } from "react-router";
import { buttonVariants } from "#app/components/ui/button-variants.ts";
import { MAX_SEARCH_LENGTH } from "./list-address.ts";

/** A plain GET form: the browser's own submission works as well as ours. */
export function SearchForm({ search }: { search: string }) {
	return (
		<Form action="/articles" method="get" role="search" className="print:hidden">
			<label htmlFor="search" className="label">
				Search the articles
			</label>
			<div className="mt-2 flex max-w-xl flex-wrap gap-2">
				<input
					key={search}
					id="search"
					name="search"
					type="search"
					defaultValue={search}
					maxLength={MAX_SEARCH_LENGTH}
					autoComplete="off"
					className="min-h-11 min-w-0 flex-[1_1_12rem] rounded-md border border-line-strong bg-surface px-3"
				/>
				<button type="submit" className={buttonVariants({ variant: "outline" })}>
					Search
				</button>
			</div>
		</Form>
	);
}
