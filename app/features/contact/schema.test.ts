import fc from "fast-check";
import { expect, test } from "vitest";
import { FIELDS, SUBJECTS } from "./field-names.ts";
import { checkContact, LIMITS } from "./schema.ts";

const valid = {
	name: "Ada Lovelace",
	email: "ada@example.org",
	company: "Analytical Engines",
	subject: "AI Governance",
	message: "Which rules apply to us?",
};

function errorsOf(changes: Record<string, unknown>) {
	const result = checkContact({ ...valid, ...changes });
	return result.ok ? {} : result.fields;
}

test("a filled form passes and comes back trimmed, an empty company as none", () => {
	expect(
		checkContact({ ...valid, name: "  Ada  ", company: "  ", message: " one\r\ntwo \n" }),
	).toEqual({ ok: true, values: { ...valid, name: "Ada", company: null, message: "one\ntwo" } });
});

test("an empty form names every field that is missing", () => {
	const all = {
		name: "Name is required",
		email: "Email is required",
		subject: "Subject is required",
		message: "Message is required",
	};
	const blank = Object.fromEntries(FIELDS.map((field) => [field, " "]));
	expect(checkContact({ ...blank, subject: "" })).toEqual({ ok: false, fields: all });
	expect(checkContact({})).toEqual({ ok: false, fields: all });
	expect(errorsOf({ name: null })).toEqual({ name: "Name is required" });
	expect(errorsOf({ name: "\u200b\u00a0" })).toEqual({ name: "Name is required" });
});

test.each([
	"ada",
	"ada@example",
	"@example.org",
	"ada@@example.org",
	"ada @example.org",
	"ada@example..org",
	"ada@example.org.",
	"a,b@example.org",
	"Ada <ada@example.org>",
	"ada@example.org;eve@example.org",
	'"ada"@example.org',
])("%s is not an address", (email) => {
	expect(errorsOf({ email })).toEqual({ email: "Email is not valid" });
});

test.each(["ada+tag@example.co.uk", "ädä@bücher.example", "o'brien@example.org"])(
	"%s is an address",
	(email) => expect(errorsOf({ email })).toEqual({}),
);

test("lengths are counted in characters, up to the limit and no further", () => {
	for (const field of ["name", "company", "message"] as const) {
		expect(errorsOf({ [field]: "𝒶".repeat(LIMITS[field]) })).toEqual({});
		expect(Object.keys(errorsOf({ [field]: "x".repeat(LIMITS[field] + 1) }))).toEqual([field]);
	}
	const long = `${"a".repeat(LIMITS.email - 12)}@example.org`;
	expect(errorsOf({ email: long })).toEqual({});
	expect(errorsOf({ email: `a${long}` })).toEqual({
		email: "Email must have at most 254 characters",
	});
});

test("control characters and bidirectional overrides are refused, line breaks and tabs in the message are not", () => {
	const bad = ["\u0000", "\u0007", "\u001b", "\u007f", "\u0085", "\u202e", "\u2066", "\ud800"];
	for (const character of bad) {
		for (const field of ["name", "email", "company", "message"] as const) {
			expect(Object.keys(errorsOf({ [field]: `a${character}b` })), field).toEqual([field]);
		}
	}
	for (const character of ["\n", "\r", "\t"]) {
		expect(Object.keys(errorsOf({ name: `Ada${character}` }))).toEqual(["name"]);
		expect(errorsOf({ message: `a${character}b` })).toEqual({});
	}
});

test("only the listed subjects are taken", () => {
	for (const subject of SUBJECTS) expect(errorsOf({ subject })).toEqual({});
	expect(Object.keys(errorsOf({ subject: "AI governance" }))).toEqual(["subject"]);
});

test("whatever arrives, the answer is a result and never an exception", () => {
	fc.assert(
		fc.property(fc.anything(), (input) => {
			expect(checkContact(input).ok).toBe(false);
		}),
	);
	fc.assert(
		fc.property(fc.string({ unit: "binary", minLength: 1 }), (message) => {
			const result = checkContact({ ...valid, message });
			if (result.ok) expect(result.values.message).toBe(result.values.message.trim());
			else expect(Object.keys(result.fields)).toEqual(["message"]);
		}),
	);
});
