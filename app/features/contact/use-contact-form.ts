import { type FormEvent, useEffect, useRef, useState } from "react";
import { toast } from "#app/lib/toast.ts";
import { FIELDS, type FieldErrors, type FieldName } from "./field-names.ts";
import { formKey, renewFormKey } from "./idempotency-key.ts";
import { submitContact } from "./submit-contact.ts";

type Values = Record<string, string>;
type Initial = { fields: FieldErrors; response: unknown };

const GENERIC_ERROR = "There was a problem submitting your form. Please try again later.";

/** The life of the form in the browser: editing, submitting, then thanks or an error that keeps what was typed. */
export function useContactForm(initial: Initial) {
	const [fields, setFields] = useState<FieldErrors>(initial.fields);
	const [isSubmitting, setIsSubmitting] = useState(false);
	const [hasSubmitted, setHasSubmitted] = useState(false);
	const [response, setResponse] = useState<unknown>(initial.response);
	const [unsent, setUnsent] = useState<Values | null>(null);
	// State arrives a render later; a second click may come sooner.
	const isUnderWay = useRef(false);

	// The form was sent before this code ran, and the page is the answer.
	const wasSentByBrowser = initial.response !== null;
	useEffect(() => {
		if (wasSentByBrowser) tellSuccess();
	}, [wasSentByBrowser]);

	async function handleSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		setHasSubmitted(true);
		const form = event.currentTarget;
		const values = valuesOf(form);
		const mistakes = await findMistakes(values);
		if (mistakes) {
			isUnderWay.current = false;
			return showFieldErrors(form, mistakes);
		}
		setFields({});
		setIsSubmitting(true);
		// The plain form is under way as well when the scripts came late, and it has no key: one message, one id.
		const result = await submitContact(values, "sent" in form.dataset ? null : formKey());
		isUnderWay.current = false;
		setIsSubmitting(false);
		if (result.ok) {
			setUnsent(changedSince(values, form));
			setResponse(result.response);
			tellSuccess();
		} else if (Object.keys(result.fields).length > 0) {
			showFieldErrors(form, result.fields);
		} else {
			const description = result.error || GENERIC_ERROR;
			toast({ title: "Form Submission Error", description, variant: "destructive" });
		}
	}

	function showFieldErrors(form: HTMLFormElement, errors: FieldErrors) {
		setFields(errors);
		toast({
			title: "Form Validation Error",
			description: "Please check the form for errors and try again.",
			variant: "destructive",
		});
		focusFirst(form, errors);
	}

	function handleEdit(event: FormEvent<HTMLFormElement>) {
		const name = FIELDS.find((field) => nameOf(event.target) === field);
		if (name && fields[name]) setFields(({ [name]: _, ...rest }) => rest);
	}

	function reset() {
		renewFormKey();
		setFields({});
		setResponse(null);
	}

	return {
		fields,
		isSubmitting,
		hasSubmitted,
		response,
		/** What stands in the form when somebody typed on while it was sent. */
		unsent,
		handleSubmit,
		handleEdit,
		/** The rules are there before the form is sent. */
		handleFocus: () => void loadRules().catch(() => {}),
		reset,
	};
}

function tellSuccess() {
	toast({
		title: "Success!",
		description: "Your message has been sent successfully. We'll get back to you soon.",
	});
}

const loadRules = () => import("./schema.ts");

/** Without the rules, because the network is gone, the function's own check will do. */
async function findMistakes(values: Values): Promise<FieldErrors | null> {
	const rules = await loadRules().catch(() => null);
	const checked = rules?.checkContact(values);
	return checked && !checked.ok ? checked.fields : null;
}

function changedSince(sent: Values, form: HTMLFormElement): Values | null {
	const now = valuesOf(form);
	return FIELDS.some((field) => now[field] !== sent[field]) ? now : null;
}

function valuesOf(form: HTMLFormElement): Values {
	const values: Values = {};
	for (const [name, value] of new FormData(form)) {
		if (typeof value === "string") values[name] = value;
	}
	return values;
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
	const first: FieldName | undefined = FIELDS.find((field) => errors[field]);
	const control = first ? form.elements.namedItem(first) : null;
	if (control instanceof HTMLElement) control.focus();
}

function nameOf(target: EventTarget): string {
	return target instanceof HTMLInputElement ||
		target instanceof HTMLSelectElement ||
		target instanceof HTMLTextAreaElement
		? target.name
		: "";
}
