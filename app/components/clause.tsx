import type { ReactNode } from "react";
import type { Crumb } from "#app/lib/json-ld.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

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
		<section id={id} className={`sheet clause scroll-mt-6 py-12 lg:py-18 ${className}`}>
			{number ? <ClauseNumber>{number}</ClauseNumber> : null}
			{children}
		</section>
	);
}

function ClauseNumber({ children }: { children: string }) {
	return (
		<>
			<span aria-hidden="true" className="clause-tick mt-2.5 md:mt-5" />
			<span aria-hidden="true" className="clause-no label text-[0.9375rem] md:pt-2">
				{children}
			</span>
		</>
	);
}

type PageHeadProps = {
	title: ReactNode;
	lead?: ReactNode;
	trail?: readonly Crumb[];
	children?: ReactNode;
};

/** First section of a page: where it stands, its title, one sentence. */
export function PageHead({ title, lead, trail, children }: PageHeadProps) {
	return (
		<section className="sheet py-10 lg:py-18">
			{trail ? <Breadcrumb trail={trail} /> : null}
			<h1 className="heading max-w-4xl text-h1">{title}</h1>
			{lead ? <p className="mt-6 max-w-2xl font-serif text-lead text-muted">{lead}</p> : null}
			{children}
		</section>
	);
}
