import { Link } from "react-router";
import { buttonVariants } from "./ui/button-variants.ts";

type PageLinksProps = { page: number; pages: number; total: number; noun: string };

/** Previous and next page of a list of the staff area; nothing when there is one page. */
export function PageLinks({ page, pages, total, noun }: PageLinksProps) {
	if (pages < 2) return null;
	const look = buttonVariants({ variant: "outline", size: "sm" });
	return (
		<nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-3">
			{page > 1 ? (
				<Link className={look} to={page === 2 ? "." : `?page=${page - 1}`} rel="prev">
					Previous
				</Link>
			) : null}
			{page < pages ? (
				<Link className={look} to={`?page=${page + 1}`} rel="next">
					Next
				</Link>
			) : null}
			<span className="tabular text-muted">
				Page {page} of {pages}, {total} {noun}
			</span>
		</nav>
	);
}
