import { Field } from "#app/components/ui/field.tsx";
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
			<Field
				id="title"
				label="Title"
				name="title"
				required
				defaultValue={initial.title}
				aria-invalid={isInvalid("Title")}
				className="md:h-9"
			/>
			<Field
				id="slug"
				label="URL slug"
				name="slug"
				readOnly
				value={slug}
				className="md:h-9"
				hint={`Made from the title: /articles/${slug || "…"}`}
			/>
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
				<Field
					id="author"
					label="Author"
					name="author"
					required
					defaultValue={initial.author}
					aria-invalid={isInvalid("Author")}
					className="md:h-9"
				/>
				<Field
					id="date"
					label="Publication Date"
					name="date"
					type="datetime-local"
					required
					defaultValue={initial.date}
					aria-invalid={isInvalid("Publication Date")}
					className="md:h-9"
					hint={
						<>
							A date in the future schedules the article.
							<noscript> Without JavaScript the time is UTC.</noscript>
						</>
					}
				/>
			</div>
			<Field
				id="image_url"
				label="Featured Image URL (optional)"
				name="image_url"
				type="url"
				defaultValue={initial.image_url}
				aria-invalid={isInvalid("Featured Image URL")}
				className="md:h-9"
			/>
		</div>
	);
}
