import { PageHead } from "#app/components/clause.tsx";
import { ServiceSection } from "#app/components/services/service-section.tsx";
import { useHashScroll } from "#app/components/services/use-hash-scroll.ts";
import { services, servicesPage } from "#app/content/services.ts";
import { breadcrumbs, service } from "#app/lib/json-ld.ts";
import { pageMeta } from "#app/lib/seo.ts";
import type { Route } from "./+types/services";

const trail = [
	{ name: "Home", path: "/" },
	{ name: "Services", path: "/services" },
];

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta({
		...servicesPage.meta,
		path: "/services",
		matches,
		graph: (site) => [
			...services.map((item) =>
				service(site, {
					name: item.name,
					serviceType: item.subtitle,
					description: item.summary,
					anchor: item.anchor,
				}),
			),
			breadcrumbs(site, trail),
		],
	});

export default function ServicesPage() {
	useHashScroll();
	return (
		<div className="glide">
			<PageHead title={servicesPage.title} lead={servicesPage.lead} trail={trail} />
			<nav aria-label="Services" className="sheet pb-14 lg:pb-20">
				<ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
					{services.map((item, index) => (
						<li key={item.anchor} className="flex">
							<a
								href={`#${item.anchor}`}
								className="group flex w-full flex-col border border-line-strong bg-surface p-5 transition-colors hover:border-accent lg:p-7"
							>
								<span aria-hidden="true" className="label">
									{index + 1}
								</span>
								<span className="heading mt-6 text-h3 underline decoration-1 decoration-accent underline-offset-4 group-hover:decoration-2">
									{item.name}
								</span>
								<span className="mt-2 text-muted">{item.summary}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
			{services.map((item, index) => (
				<ServiceSection key={item.anchor} service={item} number={String(index + 1)} />
			))}
		</div>
	);
}
