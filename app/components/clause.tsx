import type { ReactNode } from "react";

type ClauseProps = {
	/** Written in the rail, like "2" or "2.1". Decorative: headings keep their plain names. */
	number?: string;
	id?: string;
	className?: string;
	children: ReactNode;
};

/** A section that hangs from the line. */
export function Clause({ number, id, className = "", children }: ClauseProps) {
	return (
		<section id={id} className={`sheet scroll-mt-6 py-12 lg:py-18 ${className}`}>
			{number ? <ClauseNumber>{number}</ClauseNumber> : null}
			{children}
		</section>
	);
}

function ClauseNumber({ children }: { children: string }) {
	return (
		<>
			<span aria-hidden="true" className="clause-tick mt-2.5 md:mt-5" />
			<span aria-hidden="true" className="clause-no label md:pt-2">
				{children}
			</span>
		</>
	);
}

/** First section of a page: the title, one sentence, and room for a drawing. */
export function PageHead({
	title,
	lead,
	children,
	aside,
}: {
	title: ReactNode;
	lead?: ReactNode;
	children?: ReactNode;
	aside?: ReactNode;
}) {
	const text = (
		<div className="max-w-3xl">
			<h1 className="heading text-h1">{title}</h1>
			{lead ? <p className="mt-6 max-w-2xl font-serif text-lead text-muted">{lead}</p> : null}
			{children}
		</div>
	);
	return (
		<section className="sheet py-12 lg:py-20">
			{aside ? (
				<div className="grid items-end gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
					{text}
					{aside}
				</div>
			) : (
				text
			)}
		</section>
	);
}
