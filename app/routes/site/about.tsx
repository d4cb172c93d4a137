import { Link } from "react-router";
import { Clause, PageHead } from "#app/components/clause.tsx";
import { buttonVariants } from "#app/components/ui/button-variants.ts";
import { about } from "#app/content/about.ts";
import { breadcrumbs } from "#app/lib/json-ld.ts";
import { pageMeta } from "#app/lib/seo.ts";
import type { Route } from "./+types/about";

const trail = [
	{ name: "Home", path: "/" },
	{ name: "About Us", path: "/about" },
];

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta({
		...about.meta,
		path: "/about",
		matches,
		graph: (site) => [breadcrumbs(site, trail)],
	});

export default function AboutPage() {
	return (
		<>
			<PageHead
				title={
					<>
						<span className="sr-only">About Us: </span>
						{about.title}
					</>
				}
				lead={about.lead}
				trail={trail}
			/>
			<Clause number="1">
				<h2 className="heading text-h2">{about.mission.title}</h2>
				<div className="mt-6 grid gap-x-12 gap-y-5 font-serif text-read lg:grid-cols-2">
					{about.mission.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</Clause>
			<Clause number="2">
				<h2 className="heading text-h2">{about.approach.title}</h2>
				<ol className="mt-8">
					{about.approach.steps.map((step, index) => (
						<li
							key={step.title}
							className="grid gap-x-8 gap-y-1 border-t py-5 md:grid-cols-[3rem_11rem_minmax(0,1fr)]"
						>
							<span aria-hidden="true" className="label pt-1.5">
								2.{index + 1}
							</span>
							<h3 className="heading text-h3">{step.title}</h3>
							<p className="max-w-2xl font-serif text-read">{step.text}</p>
						</li>
					))}
				</ol>
			</Clause>
			<Clause number="3">
				<h2 className="heading text-h2">{about.values.title}</h2>
				<p className="mt-4 max-w-2xl font-serif text-read text-muted">{about.values.intro}</p>
				<ul className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
					{about.values.items.map((value) => (
						<li key={value.title} className="flex flex-col border-accent border-t pt-5">
							<h3 className="heading text-h3">{value.title}</h3>
							<p className="mt-3 font-serif text-read">{value.text}</p>
							<p className="mt-4 text-muted">{value.refuse}</p>
						</li>
					))}
				</ul>
			</Clause>
			<Clause number="4">
				<h2 className="heading text-h2">{about.contact.title}</h2>
				<p className="mt-4 font-serif text-read text-muted">{about.contact.text}</p>
				<p className="mt-7">
					<Link to="/contact" className={buttonVariants({ size: "lg" })}>
						Contact Us
					</Link>
				</p>
			</Clause>
		</>
	);
}
