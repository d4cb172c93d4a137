import { Clause } from "#app/components/clause.tsx";
import { buttonVariants } from "#app/components/ui/button-variants.ts";
import { articleList } from "#app/content/articles.ts";
import { ScrollLink } from "./scroll-link.tsx";

export function ListLinks() {
	return (
		<p className="mt-6.5 flex flex-wrap gap-x-8">
			<ScrollLink to="/about" className="link py-2.5">
				About Us
			</ScrollLink>
			<ScrollLink to="/faqs" className="link py-2.5">
				Frequently asked questions
			</ScrollLink>
			<ScrollLink to="/contact" className="link py-2.5">
				Contact Us
			</ScrollLink>
		</p>
	);
}

export function ListClosing() {
	const { title, text } = articleList.closing;
	return (
		<Clause className="print:hidden">
			<h2 className="heading text-h2">{title}</h2>
			<p className="mt-4 max-w-2xl font-serif text-read text-muted">{text}</p>
			<p className="mt-8 flex flex-wrap gap-3">
				<ScrollLink to="/contact" className={buttonVariants()}>
					Contact Our Experts
				</ScrollLink>
				<ScrollLink to="/about" className={buttonVariants({ variant: "outline" })}>
					About Us
				</ScrollLink>
				<ScrollLink to="/faqs" className={buttonVariants({ variant: "outline" })}>
					Read the FAQs
				</ScrollLink>
			</p>
		</Clause>
	);
}
