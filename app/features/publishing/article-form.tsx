import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { type ArticleValues, EMPTY, slugFor } from "./article-values.ts";
import { ArticleFields } from "./form-fields.tsx";
import { deskOf } from "./kept-writing.ts";
import { toUtcInput } from "./local-time.ts";
import { useDesk } from "./own-desk.ts";
import { StaleNotice } from "./stale-notice.tsx";
import type { SavedArticle, StoredArticle } from "./store.server.ts";
import type { SubmitResult } from "./submit.server.ts";
import { useArticleForm } from "./use-article-form.ts";

export const FORM_ID = "article-form";

type FormProps = {
	/** The account that writes. */
	writer: string;
	edited: StoredArticle | null;
	now: string;
	/** How the last save ended; the answer to a plain form, too. */
	result: SubmitResult | undefined;
	savingAs: string | null;
	isPreviewing: boolean;
	onSend: (form: FormData, intent: string) => void;
	/** Of what was saved somebody is still typing, or not. */
	onSaved: (removed: string[], typedOn: SavedArticle | null) => void;
};

export function ArticleForm({
	writer,
	edited,
	now,
	result,
	savingAs,
	isPreviewing,
	onSend,
	onSaved,
}: FormProps) {
	// Saved while somebody typed on: the form is not emptied, and goes on with that article.
	const [typedOn, setTypedOn] = useState<SavedArticle | null>(null);
	const subject = typedOn ?? edited;
	const desk = useDesk(writer, subject?.id);
	const echoed = result && "values" in result ? result.values : undefined;
	const dateIso = edited?.date ?? now;
	// Fixed when the form appears: later answers must not change what stands in the fields.
	const [initial] = useState(() => echoed ?? initialValues(edited, dateIso));
	const [revision] = useState(() =>
		result?.kind === "stale" ? result.startedFrom : edited?.revision,
	);
	const form = useArticleForm({
		desk,
		initial,
		dateIso,
		isAnswered: echoed !== undefined,
		isEdit: edited !== null,
		onSend,
	});
	const problems = form.problems ?? (result?.kind === "invalid" ? result.problems : []);
	const isSaving = savingAs !== null;

	const seen = useRef(result);
	const finish = useEffectEvent((article: SavedArticle, removed: string[]) => {
		const next = form.isAhead() ? article : null;
		if (next) form.moveTo(deskOf(writer, next.id));
		else form.reset();
		setTypedOn(next);
		onSaved(removed, next);
	});
	useEffect(() => {
		if (seen.current === result) return;
		seen.current = result;
		if (result?.kind === "saved") finish(result.article, result.removed);
	}, [result]);

	return (
		<form
			id={FORM_ID}
			ref={form.formRef}
			method="post"
			noValidate
			onSubmit={form.handleSubmit}
			onInput={form.handleInput}
			aria-label={subject ? "Edit article" : "New article"}
			className="grid max-w-4xl gap-5"
		>
			{subject ? (
				<p>
					Editing <strong>{subject.title}</strong>.{" "}
					<Link className="link" to="/admin/article-management" reloadDocument={typedOn !== null}>
						Write a new article instead
					</Link>
				</p>
			) : null}
			{typedOn ? (
				<Alert variant="info" role="status">
					What you typed while the article was being saved is still here. Submit it again to save
					that, too.
				</Alert>
			) : null}
			{form.isRestored ? (
				<Alert variant="info" role="status">
					What you were writing has been brought back.{" "}
					<button type="button" className="link" onClick={form.reset}>
						Start with an empty form
					</button>
				</Alert>
			) : null}
			{problems.length > 0 ? (
				<Alert variant="danger" role="alert" ref={form.boxRef} tabIndex={-1}>
					<AlertTitle as="h2">Please fix the following errors:</AlertTitle>
					<AlertDescription>
						<ul>
							{problems.map((problem) => (
								<li key={problem}>{problem}</li>
							))}
						</ul>
					</AlertDescription>
				</Alert>
			) : null}
			<input type="hidden" name="id" value={subject?.id ?? ""} />
			<input type="hidden" name="revision" value={typedOn?.revision ?? revision ?? ""} />
			<ArticleFields
				initial={initial}
				slug={slugFor(form.title, subject ?? undefined)}
				problems={problems}
			/>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" name="intent" value="publish" disabled={isSaving}>
					{savingAs?.startsWith("publish") ? "Submitting..." : "Submit Article"}
				</Button>
				<Button type="submit" name="intent" value="draft" variant="outline" disabled={isSaving}>
					Save as draft
				</Button>
				<Button type="submit" name="intent" value="preview" variant="ghost" disabled={isPreviewing}>
					Preview
				</Button>
			</div>
			{/* Last in the form: the Enter key presses its first button. */}
			{result?.kind === "stale" ? (
				<StaleNotice stored={result.stored} desk={deskOf(writer, result.stored.id)} />
			) : null}
		</form>
	);
}

function initialValues(edited: StoredArticle | null, dateIso: string): ArticleValues {
	const date = toUtcInput(new Date(dateIso));
	if (!edited) return { ...EMPTY, date };
	const { title, summary, content, author, image_url } = edited;
	return { title, summary, content, author, date, image_url: image_url ?? "" };
}
