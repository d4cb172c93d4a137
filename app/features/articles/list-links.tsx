import { Clause } from "#app/components/clause.tsx";
import { buttonVariants } from "#app/components/ui/button-variants.ts";
import { articleList } from "#app/content/articles.ts";
import { ScrollLink } from "./scroll-link.tsx";

export function ListLinks() {
	return (
		<p className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
			<ScrollLink to="/about" className="link py-1">
				About us
			</ScrollLink>
			<ScrollLink to="/faqs" className="link py-1">
				Frequently asked questions
			</ScrollLink>
			<ScrollLink to="/contact" className="link py-1">
				Contact us
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
					Contact our experts
				</ScrollLink>
				<ScrollLink to="/about" className={buttonVariants({ variant: "outline" })}>
					About us
				</ScrollLink>
				<ScrollLink to="/faqs" className={buttonVariants({ variant: "outline" })}>
					Read the FAQs
				</ScrollLink>
			</p>
		</Clause>
	);
}
