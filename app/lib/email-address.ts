/** The basic pattern, without control characters and what mail software reads as a list or a display name. */
export const EMAIL_PATTERN =
	/^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:".]+(\.[^\s\p{Cc}@<>()[\]\\,;:".]+)+$/u;

export function isEmailAddress(value: string): boolean {
	return value.length <= 254 && EMAIL_PATTERN.test(value);
}
