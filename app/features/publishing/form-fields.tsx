import { Input } from "#app/components/ui/input.tsx";
import { FieldHint, Label } from "#app/components/ui/label.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { ArticleValues } from "./article-values.ts";

type FieldsProps = { initial: ArticleValues; slug: string; problems: string[] };

/** The lengths are checked by ourselves: cutting off what somebody pastes would lose it without a word. */
export function ArticleFields({ initial, slug, problems }: FieldsProps) {
	const isInvalid = (name: string) =>
		problems.some((problem) => problem.startsWith(name)) || undefined;
	return (
		<div className="grid gap-5">
			<div>
				<Label htmlFor="title">Title</Label>
				<Input
					id="title"
					name="title"
					required
					defaultValue={initial.title}
					aria-invalid={isInvalid("Title")}
					className="h-9"
				/>
			</div>
			<div>
				<Label htmlFor="slug">URL slug</Label>
				<Input
					id="slug"
					name="slug"
					readOnly
					value={slug}
					aria-describedby="slug-hint"
					className="h-9"
				/>
				<FieldHint id="slug-hint">Made from the title: /articles/{slug || "…"}</FieldHint>
			</div>
			<div>
				<Label htmlFor="summary">Summary (SEO Description)</Label>
				<Textarea
					id="summary"
					name="summary"
					required
					rows={3}
					defaultValue={initial.summary}
					aria-invalid={isInvalid("Summary")}
				/>
			</div>
			<div>
				<Label htmlFor="content">Article Content (HTML)</Label>
				<Textarea
					id="content"
					name="content"
					required
					rows={16}
					spellCheck
					defaultValue={initial.content}
					aria-invalid={isInvalid("Content")}
					aria-describedby="content-hint"
					className="font-mono text-sm"
				/>
				<FieldHint id="content-hint">
					Headings from h2, paragraphs, lists, tables, quotes, figures, links and code. Scripts,
					styles and forms are removed, and you are told.
				</FieldHint>
			</div>
			<div className="grid gap-5 md:grid-cols-2">
				<div>
					<Label htmlFor="author">Author</Label>
					<Input
						id="author"
						name="author"
						required
						defaultValue={initial.author}
						aria-invalid={isInvalid("Author")}
						className="h-9"
					/>
				</div>
				<div>
					<Label htmlFor="date">Publication Date</Label>
					<Input
						id="date"
						name="date"
						type="datetime-local"
						required
						defaultValue={initial.date}
						aria-invalid={isInvalid("Publication Date")}
						aria-describedby="date-hint"
						className="h-9"
					/>
					<FieldHint id="date-hint">
						A date in the future schedules the article.
						<noscript> Without JavaScript the time is UTC.</noscript>
					</FieldHint>
				</div>
			</div>
			<div>
				<Label htmlFor="image_url">Featured Image URL (optional)</Label>
				<Input
					id="image_url"
					name="image_url"
					type="url"
					defaultValue={initial.image_url}
					aria-invalid={isInvalid("Featured Image URL")}
					className="h-9"
				/>
			</div>
		</div>
	);
}
