import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { forget } from "./kept-writing.ts";
import type { StoredArticle } from "./store.server.ts";

/** Somebody else was faster. Nothing was saved; theirs is in the database, ours in the form. */
export function StaleNotice({ stored, desk }: { stored: StoredArticle; desk: string }) {
	return (
		<Alert variant="warning" role="alert">
			<AlertTitle as="h2">Somebody else changed this article meanwhile</AlertTitle>
			<AlertDescription>
				<p>Nothing was saved. Your version is in the form above; this is the stored one:</p>
				<details className="mt-2">
					<summary>Stored version: {stored.title}</summary>
					<dl className="mt-2 grid gap-2">
						<dt className="font-medium">Summary</dt>
						<dd>{stored.summary}</dd>
						<dt className="font-medium">Author</dt>
						<dd>{stored.author}</dd>
						<dt className="font-medium">Content</dt>
						<dd>
							<pre className="max-h-80 overflow-auto whitespace-pre-wrap text-sm">
								{stored.content}
							</pre>
						</dd>
					</dl>
				</details>
				<div className="mt-3 flex flex-wrap items-center gap-3">
					<Button
						type="submit"
						size="sm"
						variant="outline"
						name="intent"
						value={`${stored.is_draft ? "draft" : "publish"}@${stored.revision}`}
					>
						Save mine over it
					</Button>
					<a
						className="link"
						href={`/admin/article-management?edit=${stored.id}`}
						onClick={() => forget(desk)}
					>
						Discard mine and edit the stored version
					</a>
				</div>
			</AlertDescription>
		</Alert>
	);
}
