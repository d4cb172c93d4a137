import { type ArticleValues, EMPTY, FIELDS } from "./article-values.ts";

/** The fields keep what is typed by themselves: 200,000 characters are not rendered again with every key. */
export function readValues(form: HTMLFormElement): ArticleValues {
	const values = { ...EMPTY };
	for (const field of FIELDS) values[field] = fieldOf(form, field)?.value ?? "";
	return values;
}

export function writeValues(form: HTMLFormElement, values: ArticleValues) {
	for (const field of FIELDS) {
		const element = fieldOf(form, field);
		if (element) element.value = values[field];
	}
}

function fieldOf(form: HTMLFormElement, name: string) {
	const element = form.elements.namedItem(name);
	const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
	return isField ? element : null;
}

export function focusFirst(form: HTMLFormElement) {
	fieldOf(form, FIELDS[0])?.focus({ preventScroll: true });
}

export function isSame(a: ArticleValues, b: ArticleValues): boolean {
	return FIELDS.every((field) => a[field] === b[field]);
}

/** Apart from the date, which is now by itself. */
export function isSameText(a: ArticleValues, b: ArticleValues): boolean {
	return isSame({ ...a, date: "" }, { ...b, date: "" });
}
