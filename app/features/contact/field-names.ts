/** What the form consists of. The rules are in schema.ts, which a browser fetches when somebody starts to fill it in. */
export const SUBJECTS = [
	"AI Governance",
	"AI Adoption",
	"AI Automation",
	"General Inquiry",
] as const;

export const FIELDS = ["name", "email", "company", "subject", "message"] as const;
export type FieldName = (typeof FIELDS)[number];
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Nobody sees this field. It is not called like anything that browsers fill in. */
export const DECOY_FIELD = "plumb_note";
export const TOKEN_FIELD = "form_token";
