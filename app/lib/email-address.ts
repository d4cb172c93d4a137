/** The basic pattern, without the characters that mail software reads as a list or a display name. */
export const EMAIL_PATTERN =
	/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/;

export function isEmailAddress(value: string): boolean {
	return value.length <= 254 && EMAIL_PATTERN.test(value);
}
