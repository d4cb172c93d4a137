import { Link } from "react-router";
import { home } from "#app/content/home.ts";
import { Clause } from "../clause.tsx";
import { Elevation } from "../diagrams/elevation.tsx";
import { buttonVariants } from "../ui/button-variants.ts";

export function Hero() {
	return (
		<section className="sheet pt-12 pb-14 lg:pt-20 lg:pb-20">
			<div className="grid items-center gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
				<div>
					<h1 className="heading max-w-[13ch] text-display">{home.hero.title}</h1>
					<p className="mt-8 max-w-2xl font-serif text-lead">{home.hero.lead}</p>
					<p className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
						<Link to="/articles" className={buttonVariants({ size: "lg" })}>
							Read the articles
						</Link>
						<Link to="/services" className="link py-2 text-lg">
							See the services
						</Link>
					</p>
				</div>
				<Elevation className="max-w-lg lg:max-w-none" />
			</div>
		</section>
	);
}

export function CallToAction() {
	const { title, text } = home.callToAction;
	return (
		<Clause number="5">
			<h2 className="heading max-w-2xl text-h1">{title}</h2>
			<p className="mt-5 max-w-xl font-serif text-lead text-muted">{text}</p>
			<p className="mt-8 flex flex-wrap gap-4">
				<Link to="/articles" className={buttonVariants({ variant: "outline", size: "lg" })}>
					Browse Articles
				</Link>
				<Link to="/contact" className={buttonVariants({ size: "lg" })}>
					Contact Our Experts
				</Link>
			</p>
		</Clause>
	);
}
