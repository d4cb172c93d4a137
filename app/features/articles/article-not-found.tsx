import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { toast } from "#app/lib/toast.ts";
import { ARTICLE_NOT_FOUND } from "./messages.ts";

const TITLE = "Article Not Found";

/** Long enough to see the notice, which then comes along to the list as a toast. */
const LEAVE_AFTER_MS = 1000;

export function ArticleNotFound() {
	const navigate = useNavigate();
	useEffect(() => {
		const timer = setTimeout(async () => {
			await navigate("/articles", { replace: true });
			toast({ title: TITLE, description: ARTICLE_NOT_FOUND, variant: "destructive" });
		}, LEAVE_AFTER_MS);
		return () => clearTimeout(timer);
	}, [navigate]);

	return (
		<section className="sheet py-12 lg:py-18">
			<div
				role="alert"
				className="max-w-2xl rounded-md border border-danger-line bg-danger-bg p-6 text-danger-fg"
			>
				<h1 className="text-lg font-semibold">{TITLE}</h1>
				<p className="mt-1">{ARTICLE_NOT_FOUND}</p>
			</div>
			<p className="mt-6">
				<Link to="/articles" className="link">
					View All Articles
				</Link>
			</p>
		</section>
	);
}
