import { data } from "react-router";
import { Clause, PageHead } from "#app/components/clause.tsx";
import { contact } from "#app/content/contact.ts";
import { currentFormToken } from "#app/features/contact/contact.server.ts";
import { ContactAside } from "#app/features/contact/contact-aside.tsx";
import { ContactPanel } from "#app/features/contact/contact-panel.tsx";
import { handleContactPost } from "#app/features/contact/handle-post.server.ts";
import { deliverAtOnce } from "#app/features/email/outbox.server.ts";
import { breadcrumbs } from "#app/lib/json-ld.ts";
import { requestContext } from "#app/lib/request-context.ts";
import { pageMeta } from "#app/lib/seo.ts";
import type { Route } from "./+types/contact";

const trail = [
	{ name: "Home", path: "/" },
	{ name: "Contact Us", path: "/contact" },
];

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta({
		...contact.meta,
		path: "/contact",
		matches,
		graph: (site) => [breadcrumbs(site, trail)],
	});

export async function loader() {
	return { token: await currentFormToken() };
}

/** For browsers without JavaScript, or before it runs: the page answers with itself. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const { address } = context.get(requestContext);
	const { posted, init } = await handleContactPost(request, {
		address,
		hostname: url.hostname,
		deliver: deliverAtOnce,
	});
	return data(posted, init);
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHead title={contact.title} lead={contact.lead} trail={trail} />
			<Clause>
				<div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
					<ContactPanel token={loaderData.token} posted={actionData} />
					<ContactAside />
				</div>
			</Clause>
		</>
	);
}
