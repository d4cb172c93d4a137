import { Link } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import {
	Table,
	TableBody,
	TableCaption,
	TableCell,
	TableHead,
	TableHeader,
	TableRow,
} from "#app/components/ui/table.tsx";
import { ChangeForm, type OnChange } from "./change-form.tsx";

export type ListedArticle = {
	id: string;
	title: string;
	slug: string;
	date: string;
	is_draft: boolean;
};

type TableProps = { articles: ListedArticle[]; now: string; onChange: OnChange };

export function ArticleTable({ articles, now, onChange }: TableProps) {
	if (articles.length === 0)
		return <p className="border-y py-8 text-muted">No articles yet. Write the first one above.</p>;
	return (
		<Table label="All articles">
			<TableCaption>All articles, by publication date.</TableCaption>
			<TableHeader>
				<TableRow>
					<TableHead>Article</TableHead>
					<TableHead>State</TableHead>
					<TableHead>Date (UTC)</TableHead>
					<TableHead>Actions</TableHead>
				</TableRow>
			</TableHeader>
			<TableBody>
				{articles.map((article) => (
					<ArticleLine key={article.id} article={article} now={now} onChange={onChange} />
				))}
			</TableBody>
		</Table>
	);
}

const LOOKS = {
	draft: { label: "Draft", variant: "default" },
	scheduled: { label: "Scheduled", variant: "info" },
	published: { label: "Published", variant: "success" },
} as const;

export function stateOf({ is_draft, date }: ListedArticle, now: string): keyof typeof LOOKS {
	if (is_draft) return "draft";
	return Date.parse(date) > Date.parse(now) ? "scheduled" : "published";
}

type LineProps = { article: ListedArticle; now: string; onChange: OnChange };

function ArticleLine({ article, now, onChange }: LineProps) {
	const state = stateOf(article, now);
	const titleId = `article-${article.id}`;
	return (
		<TableRow>
			<TableCell id={titleId} className="min-w-56 break-words">
				{state === "published" ? (
					<Link className="link" to={`/articles/${article.slug}`}>
						{article.title}
					</Link>
				) : (
					article.title
				)}
			</TableCell>
			<TableCell>
				<Badge variant={LOOKS[state].variant}>{LOOKS[state].label}</Badge>
			</TableCell>
			<TableCell className="whitespace-nowrap">
				<time dateTime={article.date}>{article.date.slice(0, 16).replace("T", " ")}</time>
			</TableCell>
			<TableCell>
				<ChangeForm id={article.id} onChange={onChange} className="flex gap-2 md:flex-wrap">
					<Button asChild size="sm" variant="outline">
						<Link to={`?edit=${article.id}`} aria-describedby={titleId}>
							Edit
						</Link>
					</Button>
					{state === "draft" ? null : (
						<Button
							type="submit"
							name="intent"
							value="unpublish"
							size="sm"
							variant="outline"
							aria-describedby={titleId}
						>
							Unpublish
						</Button>
					)}
					<Button
						type="submit"
						name="intent"
						value="delete"
						size="sm"
						variant="danger"
						aria-describedby={titleId}
					>
						Delete
					</Button>
				</ChangeForm>
			</TableCell>
		</TableRow>
	);
}

/** The row with the pressed button is gone: without this, the keyboard would start again at the top. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

export function DeletedNotice({ id, onChange }: { id: string; onChange: OnChange }) {
	return (
		<Alert variant="info" role="status" className="mb-4">
			<ChangeForm id={id} onChange={onChange} className="flex flex-wrap items-center gap-3">
				The article has been deleted. Visitors do not see it any more.
				<Button
					type="submit"
					name="intent"
					value="restore"
					size="sm"
					variant="outline"
					ref={takeFocus}
				>
					Undo
				</Button>
			</ChangeForm>
		</Alert>
	);
}
