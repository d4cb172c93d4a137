import type { ReactNode } from "react";
import { home } from "#app/content/home.ts";
import { stateLaws, statesAsOf } from "#app/content/states.ts";
import { Clause } from "../clause.tsx";
import { HipaaPath } from "../diagrams/hipaa-path.tsx";
import { RmfFunctions } from "../diagrams/rmf-functions.tsx";
import { StateGrid, StateLegend } from "../diagrams/state-grid.tsx";
import { Figure } from "../figure.tsx";

const { title, intro, nist, hipaa, states } = home.features;

export function Reviews() {
	return (
		<Clause number="1">
			<h2 className="heading text-h2">{title}</h2>
			<p className="mt-4 max-w-2xl font-serif text-read text-muted">{intro}</p>
			<div className="mt-12 grid gap-x-12 gap-y-16 lg:grid-cols-2 lg:gap-y-0">
				<Review number="1.1" title={nist.title} text={nist.text}>
					<Figure
						sheet="Sheet 1"
						title="NIST AI RMF 1.0, functions and categories"
						note={nist.source}
						className="h-full"
					>
						<RmfFunctions />
					</Figure>
				</Review>
				<Review number="1.2" title={hipaa.title} text={hipaa.text}>
					<Figure
						sheet="Sheet 2"
						title="HIPAA, the path of one tool"
						note={hipaa.source}
						className="h-full"
					>
						<HipaaPath />
					</Figure>
				</Review>
			</div>
			<div className="mt-20">
				<Review number="1.3" title={states.title} text={states.text}>
					<Figure
						sheet="Sheet 3"
						title="AI-specific law by state"
						note={`As of ${statesAsOf}. A blank tile claims nothing.`}
					>
						<div className="grid w-full gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:gap-12">
							<div>
								<StateGrid />
								<StateLegend />
							</div>
							<StateList />
						</div>
					</Figure>
				</Review>
			</div>
		</Clause>
	);
}

type ReviewProps = { number: string; title: string; text: string; children: ReactNode };

function Review({ number, title, text, children }: ReviewProps) {
	return (
		<article className="grid content-start lg:row-span-3 lg:grid-rows-subgrid lg:gap-y-0">
			<h3 className="heading flex items-baseline gap-3 text-h3">
				<span aria-hidden="true" className="label">
					{number}
				</span>
				{title}
			</h3>
			<p className="mt-3 mb-6 max-w-2xl font-serif text-read">{text}</p>
			<div>{children}</div>
		</article>
	);
}

function StateList() {
	return (
		<dl className="tabular self-start text-[0.9375rem] sm:columns-2 sm:gap-8 xl:columns-1 2xl:columns-2">
			{stateLaws.map((law) => (
				<div key={law.code} className="mb-3 grid break-inside-avoid grid-cols-[2.25rem_1fr]">
					<dt className="font-semibold">
						<abbr title={law.name} className="no-underline">
							{law.code}
						</abbr>
					</dt>
					<dd>
						{law.entries.map((entry) => (
							<span key={entry} className="mb-1 block text-muted last:mb-0">
								{keepDatesTogether(entry)}
							</span>
						))}
					</dd>
				</div>
			))}
		</dl>
	);
}

function keepDatesTogether(text: string): string {
	return text.replace(/([A-Z][a-z]{2}) (\d{1,2}), (\d{4})/g, "$1\u00a0$2,\u00a0$3");
}
