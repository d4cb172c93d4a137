/** Nobody sees this field. It is not called like anything that browsers fill in. */
export const DECOY_FIELD = "plumb_note";
export const TOKEN_FIELD = "form_token";
