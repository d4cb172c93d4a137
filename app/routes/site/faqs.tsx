import { Link } from "react-router";
import { Clause, PageHead } from "#app/components/clause.tsx";
import { buttonVariants } from "#app/components/ui/button-variants.ts";
import { faqPageContent, faqs } from "#app/content/faqs.ts";
import { breadcrumbs, faqPage } from "#app/lib/json-ld.ts";
import { pageMeta } from "#app/lib/seo.ts";
import type { Route } from "./+types/faqs";

const trail = [
	{ name: "Home", path: "/" },
	{ name: "FAQs", path: "/faqs" },
];

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta({
		...faqPageContent.meta,
		path: "/faqs",
		matches,
		graph: (site) => [faqPage(site, faqs), breadcrumbs(site, trail)],
	});

export default function FaqsPage() {
	return (
		<>
			<PageHead title={faqPageContent.title} lead={faqPageContent.lead} trail={trail} />
			{faqs.map((faq, index) => (
				<Clause key={faq.question} number={String(index + 1)} className="lg:py-12">
					<article className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
						<h2 className="heading text-h3 lg:text-[1.75rem] lg:leading-tight">{faq.question}</h2>
						<p className="max-w-2xl font-serif text-read">{faq.answer}</p>
					</article>
				</Clause>
			))}
			<Clause>
				<div className="grid gap-6 lg:grid-cols-2">
					<div className="border border-line-strong p-6 sm:p-8">
						<h2 className="heading text-h3">Not answered here?</h2>
						<p className="mt-2 text-muted">A person reads every message.</p>
						<p className="mt-6">
							<Link to="/contact" className={buttonVariants()}>
								Contact Us
							</Link>
						</p>
					</div>
					<Link
						to="/articles"
						className="group block border border-line-strong bg-surface p-6 transition-colors hover:border-accent sm:p-8"
					>
						<h2 className="heading text-h3 underline decoration-1 decoration-accent underline-offset-4 group-hover:decoration-2">
							Longer answers in the articles
						</h2>
						<p className="mt-2 text-muted">
							State by state, framework by framework, with sources at the end of each.
						</p>
					</Link>
				</div>
			</Clause>
		</>
	);
}
