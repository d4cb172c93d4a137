import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { type ArticleValues, checkArticle, EMPTY } from "./article-values.ts";
import { focusFirst, isSame, isSameText, readValues, writeValues } from "./form-dom.ts";
import { forget, keep, kept } from "./kept-writing.ts";
import { localInputToIso, toLocalInput } from "./local-time.ts";

const PAUSE_MS = 250;

type Options = {
	/** Where the writing is kept; null while that is being found out. */
	desk: string | null;
	/** What the server rendered; its date is in UTC. */
	initial: ArticleValues;
	dateIso: string;
	isAnswered: boolean;
	isEdit: boolean;
	onSend: (form: FormData, intent: string) => void;
};

export function useArticleForm({ desk, initial, dateIso, isAnswered, isEdit, onSend }: Options) {
	const formRef = useRef<HTMLFormElement>(null);
	const boxRef = useRef<HTMLDivElement>(null);
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
	const place = useRef(desk);
	const [title, setTitle] = useState(initial.title);
	const [problems, setProblems] = useState<string[] | null>(null);
	const [isRestored, setIsRestored] = useState(false);
	const start = useRef({ initial, dateIso, isAnswered, isEdit });
	const sent = useRef<ArticleValues>(undefined);

	/** The browser knows its time zone; whoever typed before this ran is not disturbed. */
	useEffect(() => {
		const form = formRef.current;
		if (!form) return;
		const { initial, dateIso, isAnswered, isEdit } = start.current;
		const values = readValues(form);
		if (!isAnswered && values.date === initial.date) {
			writeValues(form, { ...values, date: toLocalInput(new Date(dateIso)) });
		}
		setTitle(values.title);
		// Whoever chose an article in the list below goes on in the form.
		if (isEdit) focusFirst(form);
	}, []);

	/** What was being written comes back, unless somebody is writing already. */
	useEffect(() => {
		const form = formRef.current;
		if (!form || desk === null) return;
		const { initial, isAnswered } = start.current;
		const before = kept(desk);
		place.current = desk;
		if (!isSameText(readValues(form), initial)) keep(desk, readValues(form));
		else if (before && !isAnswered) {
			writeValues(form, before);
			setTitle(before.title);
			setIsRestored(!isSameText(before, initial));
		}

		const saveNow = () => {
			if (pause.current === undefined) return;
			clearTimeout(pause.current);
			pause.current = undefined;
			keep(desk, readValues(form));
		};
		addEventListener("pagehide", saveNow);
		return () => {
			saveNow();
			removeEventListener("pagehide", saveNow);
		};
	}, [desk]);

	function handleInput() {
		const form = formRef.current;
		if (!form) return;
		setTitle(readValues(form).title);
		clearTimeout(pause.current);
		pause.current = setTimeout(() => {
			pause.current = undefined;
			if (place.current) keep(place.current, readValues(form));
		}, PAUSE_MS);
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const { submitter } = event.nativeEvent;
		const intent = submitter instanceof HTMLButtonElement ? submitter.value : "publish";
		const values = readValues(form);
		if (desk) keep(desk, values);
		if (intent !== "preview") {
			const found = checkArticle(values);
			setProblems(found.length > 0 ? found : null);
			if (found.length > 0) {
				requestAnimationFrame(() => boxRef.current?.focus());
				return;
			}
		}
		if (intent !== "preview") sent.current = values;
		const data = new FormData(form);
		data.set("intent", intent || "publish");
		data.set("date_iso", momentOf(values.date));
		onSend(data, intent);
	}

	/** An edited article keeps its date to the second, and in the hour that comes twice, unless it is changed. */
	function momentOf(date: string): string {
		const { isEdit, dateIso } = start.current;
		const isUntouched = isEdit && date === toLocalInput(new Date(dateIso));
		return isUntouched ? dateIso : localInputToIso(date);
	}

	/** Nothing is kept at this desk any more. */
	function clearDesk() {
		clearTimeout(pause.current);
		pause.current = undefined;
		if (desk) forget(desk);
		setIsRestored(false);
		setProblems(null);
	}

	/** Back to an empty form, dated now. */
	function reset() {
		clearDesk();
		setTitle("");
		if (formRef.current) writeValues(formRef.current, { ...EMPTY, date: toLocalInput(new Date()) });
	}

	/** Whether somebody typed on while the form was on its way. */
	function isAhead(): boolean {
		const form = formRef.current;
		return form !== null && sent.current !== undefined && !isSame(readValues(form), sent.current);
	}

	function moveTo(nextDesk: string) {
		clearDesk();
		if (formRef.current) keep(nextDesk, readValues(formRef.current));
	}

	return {
		formRef,
		boxRef,
		title,
		problems,
		isRestored,
		handleInput,
		handleSubmit,
		reset,
		isAhead,
		moveTo,
	};
}
