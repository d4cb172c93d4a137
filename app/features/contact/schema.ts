import * as z from "zod/mini";
import { EMAIL_PATTERN } from "#app/lib/email-address.ts";
import { FIELDS, type FieldErrors, SUBJECTS } from "./field-names.ts";

/** One schema for the browser, the page's action and the function; the database checks the same limits again. */
export const LIMITS = { name: 100, email: 254, company: 120, message: 5000 } as const;

// Control characters, lone surrogates, line and paragraph separators, bidirectional embeddings, overrides, isolates.
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const FORBIDDEN_IN_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const isFilled = (value: string) => VISIBLE.test(value);
/** Characters as people and the database count them, not UTF-16 units. */
const fits = (max: number) => (value: string) => value.length <= max || [...value].length <= max;

function text(label: string) {
	return z.string({
		error: ({ input }) =>
			input === undefined || input === null ? `${label} is required` : `${label} must be text`,
	});
}

function clean(label: string, forbidden: RegExp) {
	const error = `${label} contains characters that are not allowed`;
	return z.refine<string>((value) => !forbidden.test(value), { error, abort: true });
}

function short(label: string, max: number) {
	return z.refine<string>(fits(max), { error: `${label} must have at most ${max} characters` });
}

const required = (label: string) =>
	z.refine<string>(isFilled, { error: `${label} is required`, abort: true });

export const contactSchema = z.object({
	name: text("Name").check(
		clean("Name", FORBIDDEN_IN_LINE),
		z.trim(),
		required("Name"),
		short("Name", LIMITS.name),
	),
	email: text("Email").check(
		clean("Email", FORBIDDEN_IN_LINE),
		z.trim(),
		required("Email"),
		short("Email", LIMITS.email),
		z.regex(EMAIL_PATTERN, { error: "Email is not valid" }),
	),
	company: z.pipe(
		z.nullish(
			text("Company").check(
				clean("Company", FORBIDDEN_IN_LINE),
				z.trim(),
				short("Company", LIMITS.company),
			),
		),
		z.transform((value) => (value && isFilled(value) ? value : null)),
	),
	subject: z.pipe(
		text("Subject").check(required("Subject")),
		z.enum(SUBJECTS, { error: "Subject must be one of the listed ones" }),
	),
	message: text("Message").check(
		clean("Message", FORBIDDEN_IN_TEXT),
		// Browsers post line breaks as CR LF; one form is stored and counted.
		z.overwrite((value) => value.replace(/\r\n?/g, "\n").trim()),
		required("Message"),
		short("Message", LIMITS.message),
	),
});

export type ContactValues = z.output<typeof contactSchema>;

export type ContactCheck = { ok: true; values: ContactValues } | { ok: false; fields: FieldErrors };

/** The first message of each field, in the order of the form. */
export function checkContact(input: unknown): ContactCheck {
	const result = contactSchema.safeParse(input);
	if (result.success) return { ok: true, values: result.data };
	const fields: FieldErrors = {};
	for (const field of FIELDS) {
		const issue = result.error.issues.find(({ path }) => path[0] === field);
		if (issue) fields[field] = issue.message;
	}
	return { ok: false, fields };
}
