import { type ListAddress, listPath } from "./list-address.ts";
import { pageNumbers } from "./pagination.ts";
import { PrefetchLink } from "./scroll-link.tsx";
import { scrollToTop } from "./scroll-to-top.ts";

export function PageLinks({ address, last }: { address: ListAddress; last: number }) {
	if (last < 2) return null;
	return (
		<nav aria-label="Pages" className="border-t pt-6 print:hidden">
			<ol className="flex flex-wrap items-center gap-2">
				{pageNumbers(address.page, last).map((number, index, all) =>
					number === null ? (
						<li key={`gap after ${all[index - 1]}`} aria-hidden="true" className="px-1">
							…
						</li>
					) : (
						<li key={number}>
							<PrefetchLink
								to={listPath({ ...address, page: number })}
								aria-current={number === address.page ? "page" : undefined}
								onClick={scrollToTop}
								className="tabular inline-flex size-11 items-center justify-center rounded-md border border-line-strong transition-colors hover:border-ink hover:bg-sunken aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
							>
								{number}
							</PrefetchLink>
						</li>
					),
				)}
			</ol>
		</nav>
	);
}
