import { Link } from "react-router";
import { storedSamples } from "#app/features/articles/sample.ts";
import { TestEmailPanel } from "#app/features/email/test-email-panel.tsx";
import { listArticles } from "#app/features/publishing/store.server.ts";
import { systemState } from "#app/features/staff/dashboard.server.ts";
import { SystemFacts } from "#app/features/staff/system-facts.tsx";
import { countUnread } from "#app/features/submissions/list.server.ts";
import { staffPageMeta } from "#app/lib/seo.ts";
import { type StaffAccess, staffContext } from "#app/lib/staff-context.ts";
import type { Route } from "./+types/dashboard";

const SHOWN_ARTICLES = 5;

export async function loader({ context }: Route.LoaderArgs) {
	const access = context.get(staffContext);
	const [unread, articles, state] = await Promise.all([
		countUnread(access),
		lastArticles(access),
		systemState(access),
	]);
	return { unread, articles, state, now: new Date().toISOString() };
}

async function lastArticles(access: StaffAccess) {
	const rows = access.kind === "mock" ? storedSamples : (await listArticles(access, 1)).rows;
	return rows
		.slice(0, SHOWN_ARTICLES)
		.map(({ id, title, date, is_draft }) => ({ id, title, date, is_draft }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
	staffPageMeta({
		title: "Dashboard",
		description: "Unread messages, last articles and the state of the site.",
		path: "/admin",
		matches,
	});

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
	const { unread, articles, state, now } = loaderData;
	return (
		<>
			<h1 className="mb-6 font-semibold text-2xl">Dashboard</h1>
			<div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
				<section aria-labelledby="messages-heading">
					<h2 id="messages-heading" className="mb-3 font-semibold text-lg">
						Messages
					</h2>
					<p>
						{unread === 0 ? "No unread messages." : `${unread} unread.`}{" "}
						<Link className="link" to="/admin/contact-submissions">
							Read the submissions
						</Link>
					</p>
				</section>
				<section aria-labelledby="state-heading">
					<h2 id="state-heading" className="mb-3 font-semibold text-lg">
						State of the site
					</h2>
					<SystemFacts state={state} now={now} />
				</section>
				<section aria-labelledby="articles-heading">
					<h2 id="articles-heading" className="mb-3 font-semibold text-lg">
						Last articles
					</h2>
					<ul className="divide-y border-y">
						{articles.map(({ id, title, date, is_draft }) => (
							<li key={id} className="flex gap-4 py-2.5">
								<Link
									className="link -my-2.5 mr-auto py-2.5"
									to={`/admin/article-management?edit=${id}`}
								>
									{title}
								</Link>
								<span className="tabular whitespace-nowrap text-muted">
									{is_draft ? "Draft" : <time dateTime={date}>{date.slice(0, 10)}</time>}
								</span>
							</li>
						))}
					</ul>
					<p className="mt-3">
						<Link className="link py-3" to="/admin/article-management">
							Write an article
						</Link>
					</p>
				</section>
				{/* Without a name of its own: its field is the one thing here that is called Email. */}
				<section>
					<h2 className="mb-3 font-semibold text-lg">Test email</h2>
					<TestEmailPanel />
				</section>
			</div>
		</>
	);
}
