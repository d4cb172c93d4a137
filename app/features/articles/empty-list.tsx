import type { ReactNode } from "react";
import { buttonVariants } from "#app/components/ui/button-variants.ts";
import { type ListAddress, listPath } from "./list-address.ts";
import { ScrollLink } from "./scroll-link.tsx";

/** Nothing to show, and what to do about it. */
export function EmptyList({ address, total }: { address: ListAddress; total: number }) {
	const isBeyondLast = total > 0;
	return (
		<div className="border-t py-10">
			{isBeyondLast ? (
				<Text title="This page does not exist">
					There {total === 1 ? "is one article" : `are ${total} articles`}, and they end before page{" "}
					{address.page}.
				</Text>
			) : address.search ? (
				<Text title="Nothing found">
					Try fewer words, another spelling, or the name of a state or a framework. Quotation marks
					keep words together; a minus sign leaves a word out.
				</Text>
			) : (
				<Text title="No articles yet">The first ones are being written. Come back soon.</Text>
			)}
			{isBeyondLast || address.search ? (
				<p className="mt-6">
					<ScrollLink
						to={listPath({ page: 1, search: isBeyondLast ? address.search : "" })}
						className={buttonVariants({ variant: "outline" })}
					>
						{isBeyondLast ? "Go to page 1" : "View All Articles"}
					</ScrollLink>
				</p>
			) : null}
		</div>
	);
}

function Text({ title, children }: { title: string; children: ReactNode }) {
	return (
		<>
			<h2 className="heading text-h3">{title}</h2>
			<p className="mt-2 max-w-2xl text-muted">{children}</p>
		</>
	);
}
