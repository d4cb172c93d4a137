import type { Heading } from "./article.ts";

const LONG_FROM = 3;

export const hasContents = (headings: Heading[]) => headings.length >= LONG_FROM;

/** Beside the text where there is room, else folded above it. */
export function Contents({ headings }: { headings: Heading[] }) {
	return (
		<>
			<details className="mb-10 max-w-[38rem] border-y xl:hidden print:hidden">
				<summary className="label py-3.5">Contents</summary>
				<nav aria-label="Contents" className="pb-3">
					<List headings={headings} />
				</nav>
			</details>
			<nav
				aria-label="Contents"
				className="sticky top-8 hidden max-h-[calc(100svh-4rem)] self-start overflow-y-auto xl:block print:hidden"
			>
				<p className="label mb-3">Contents</p>
				<List headings={headings} />
			</nav>
		</>
	);
}

function List({ headings }: { headings: Heading[] }) {
	return (
		<ol className="xl:space-y-2.5 text-[0.9375rem] leading-snug">
			{headings.map((heading, index) => (
				<li key={heading.id} className="flex items-baseline gap-3">
					<span aria-hidden="true" className="tabular min-w-4 text-right text-muted">
						{index + 1}
					</span>
					<a href={`#${heading.id}`} className="link-quiet py-3 xl:py-0">
						{heading.text}
					</a>
				</li>
			))}
		</ol>
	);
}
