import { useEffect, useRef, useState } from "react";
import { data, useFetcher, useLocation, useNavigate } from "react-router";
import { PageLinks } from "#app/components/page-links.tsx";
import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";
import { ArticleView } from "#app/features/articles/article-view.tsx";
import { forgetArticles } from "#app/features/articles/queries.ts";
import { QueryProvider } from "#app/features/articles/query-provider.tsx";
import { storedSamples } from "#app/features/articles/sample.ts";
import { toArticle } from "#app/features/articles/to-article.server.ts";
import { ArticleForm } from "#app/features/publishing/article-form.tsx";
import { ArticleTable, DeletedNotice } from "#app/features/publishing/article-table.tsx";
import { slugFor } from "#app/features/publishing/article-values.ts";
import { noticeFor } from "#app/features/publishing/messages.ts";
import { RemovedNotice } from "#app/features/publishing/removed-notice.tsx";
import { listArticles, loadArticle } from "#app/features/publishing/store.server.ts";
import {
	type SubmitResult,
	statusOf,
	submitArticle,
} from "#app/features/publishing/submit.server.ts";
import { onePage, pageNumber } from "#app/lib/list-page.ts";
import { isAnswer, loadErrorMessage } from "#app/lib/load-error.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { staffPageMeta } from "#app/lib/seo.ts";
import { type StaffAccess, staffContext } from "#app/lib/staff-context.ts";
import { toast } from "#app/lib/toast.ts";
import type { Route } from "./+types/article-management";

const PATH = "/admin/article-management";

export async function loader({ context, url }: Route.LoaderArgs) {
	const access = context.get(staffContext);
	const edit = url.searchParams.get("edit");
	return {
		list: await listFor(access, pageNumber(url.searchParams)),
		edited: edit ? await editedBy(access, edit) : null,
		writer: access.kind === "staff" ? access.user.id : "mock",
		now: new Date().toISOString(),
	};
}

function listFor(access: StaffAccess, page: number) {
	if (access.kind === "staff") return listArticles(access, page);
	return onePage(storedSamples);
}

function editedBy(access: StaffAccess, id: string) {
	if (access.kind === "staff") return loadArticle(access, id);
	return storedSamples.find((sample) => sample.id === id) ?? null;
}

export async function action({ context, request }: Route.ActionArgs) {
	const result = await submitArticle(context.get(staffContext), await request.formData());
	return data({ result, preview: previewOf(result) }, { status: statusOf(result) });
}

/** The visitor's own rendering, fed with what stands in the form. */
function previewOf(result: SubmitResult) {
	if (result.kind !== "preview") return null;
	const { values } = result;
	const row = { ...values, slug: slugFor(values.title), updated_at: null };
	const date = Number.isNaN(Date.parse(values.date)) ? new Date().toISOString() : values.date;
	return toArticle(
		{ ...row, date, image_url: values.image_url || null },
		{ newer: null, older: null, related: [] },
	);
}

let lastKnown: Awaited<ReturnType<typeof loader>> | undefined;

/** A list that cannot be loaded again must not take the form away. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	try {
		lastKnown = await serverLoader();
		return lastKnown;
	} catch (error) {
		if (!lastKnown || isAnswer(error)) throw error;
		return lastKnown;
	}
}

/** A save that does not arrive is an answer on this page: what was typed stays in the form. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		const answer = await serverAction();
		forgetArticles(queryClient());
		return answer;
	} catch (error) {
		if (isAnswer(error)) throw error;
		const message = loadErrorMessage(error, "") || null;
		const result: SubmitResult = { kind: "failed", message, at: Date.now() };
		return { result, preview: null };
	}
}

export const meta: Route.MetaFunction = ({ matches }) =>
	staffPageMeta({
		title: "Article Management",
		description: "Write, publish and change articles.",
		path: PATH,
		matches,
	});

export default function ArticleManagementPage({ loaderData, actionData }: Route.ComponentProps) {
	const { list, writer, now } = loaderData;
	const { key: visit } = useLocation();
	const [savedOn, setSavedOn] = useState("");
	// After a save the form is empty at once; the next visit, even to the same article, shows what is stored.
	const edited = savedOn === visit ? null : loaderData.edited;
	const saver = useFetcher<typeof action>({ key: `save-article-${edited?.id ?? "new"}` });
	const previewer = useFetcher<typeof action>({ key: "preview-article" });
	const changer = useFetcher<typeof action>({ key: "change-article" });
	const navigate = useNavigate();
	const [removed, setRemoved] = useState(
		actionData?.result.kind === "saved" ? actionData.result.removed : [],
	);
	useEffect(() => {
		lastKnown ??= loaderData;
	}, [loaderData]);
	useNotice(saver.data?.result);
	useNotice(changer.data?.result);
	const listHeading = useFocusAfterChange(changer.data?.result);

	const result = saver.data?.result ?? actionData?.result;
	const changed = changer.data?.result ?? actionData?.result;
	const previewed = previewer.data ?? actionData;
	const savingAs = saver.state === "idle" ? null : String(saver.formData?.get("intent") ?? "");

	function handleSend(form: FormData, intent: string) {
		const fetcher = intent === "preview" ? previewer : saver;
		const id = form.get("id");
		setRemoved([]);
		// With the article in the address: whoever has to sign in again comes back to it.
		void fetcher.submit(form, { method: "post", action: id ? `${PATH}?edit=${id}` : PATH });
	}

	function handleSaved(parts: string[], typedOn: { id: string } | null) {
		setRemoved(parts);
		if (typedOn) {
			// Past the router, which would load the page anew under somebody's hands.
			window.history.replaceState(window.history.state, "", `${PATH}?edit=${typedOn.id}`);
		} else if (new URLSearchParams(window.location.search).has("edit")) {
			setSavedOn(visit);
			void navigate(PATH, { replace: true });
		}
	}

	return (
		<>
			<h1 className="mb-6 font-semibold text-2xl">Article Management</h1>
			{actionData ? <PlainNotice result={actionData.result} /> : null}
			<RemovedNotice removed={removed} isSaved />
			<ArticleForm
				key={edited?.id ?? "new"}
				writer={writer}
				edited={edited}
				now={now}
				result={result}
				savingAs={savingAs}
				isPreviewing={previewer.state !== "idle"}
				onSend={handleSend}
				onSaved={handleSaved}
			/>
			{previewed?.preview && previewed.result.kind === "preview" ? (
				<section aria-labelledby="preview-heading" className="mt-10 border-t pt-6">
					<h2 id="preview-heading" className="mb-4 font-semibold text-lg">
						Preview
					</h2>
					<RemovedNotice removed={previewed.result.removed} isSaved={false} />
					<div className="site min-h-0 overflow-hidden border bg-paper [&_.plumb-reading]:hidden">
						<QueryProvider>
							<ArticleView article={previewed.preview} />
						</QueryProvider>
					</div>
				</section>
			) : null}
			<section aria-labelledby="articles-heading" className="mt-12">
				<h2
					id="articles-heading"
					ref={listHeading}
					tabIndex={-1}
					className="mb-4 font-semibold text-lg"
				>
					Articles
				</h2>
				{changed?.kind === "changed" && changed.intent === "delete" ? (
					<DeletedNotice id={changed.id} onChange={handleChange} />
				) : null}
				{list.error ? (
					<Alert variant="danger">Error loading articles: {list.error}</Alert>
				) : (
					<ArticleTable articles={list.rows} now={now} onChange={handleChange} />
				)}
				<PageLinks {...list} noun="articles" />
			</section>
		</>
	);

	function handleChange(form: FormData) {
		void changer.submit(form, { method: "post", action: PATH });
	}
}

function useNotice(result: SubmitResult | undefined) {
	const told = useRef(result);
	useEffect(() => {
		if (!result || told.current === result) return;
		told.current = result;
		const notice = noticeFor(result);
		if (notice) toast(notice);
	}, [result]);
}

/** The pressed button is gone afterwards; a deletion hands the focus to its Undo button. */
function useFocusAfterChange(result: SubmitResult | undefined) {
	const target = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (result?.kind === "changed" && result.intent !== "delete") target.current?.focus();
	}, [result]);
	return target;
}

/** Where there is no JavaScript there are no toasts. */
function PlainNotice({ result }: { result: SubmitResult }) {
	const notice = noticeFor(result);
	if (!notice) return null;
	return (
		<Alert variant={notice.variant ? "danger" : "success"} role="status" className="mb-6">
			<AlertTitle>{notice.title}</AlertTitle>
			<AlertDescription>{notice.description}</AlertDescription>
		</Alert>
	);
}
