import { CallToAction, Hero } from "#app/components/home/hero.tsx";
import { NextDates } from "#app/components/home/next-dates.tsx";
import { Professionals } from "#app/components/home/professionals.tsx";
import { Reviews } from "#app/components/home/reviews.tsx";
import { home } from "#app/content/home.ts";
import { pageMeta } from "#app/lib/seo.ts";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta({ ...home.meta, path: "/", matches });

export default function HomePage() {
	return (
		<>
			<Hero />
			<Reviews />
			<Professionals />
			<NextDates />
			<CallToAction />
		</>
	);
}
